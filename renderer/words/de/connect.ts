import type { connectWords as english } from '../en/connect';
import { integer, plural } from './plural';

export const connectWords: typeof english = {
  title: 'Konto verbinden',
  intro:
    'Sie brauchen die Adresse des Dienstes, einen API-Schlüssel und den privaten Schlüssel, dessen öffentlicher Schlüssel dafür registriert ist.',
  name: 'Profilname',
  nameHint: 'Nur Sie sehen ihn.',
  baseUrl: 'Adresse des Dienstes',
  baseUrlHint: 'Zum Beispiel https://api.example.com',
  requestsGoTo: 'Anfragen gehen an',
  signedPath: 'signierter Pfad',
  pathIsAdded: '/v1/account hängt die App selbst an. Wohl gemeint:',
  takeMeant: 'Diese Adresse nehmen',
  apiKey: 'API-Schlüssel',
  apiKeyHint: 'Er liegt zusammen mit dem privaten Schlüssel im Schlüsselbund Ihres Systems.',
  privateKey: 'Privater Schlüssel',
  privateKeyHint:
    'RSA mit 2048 Bit oder mehr: eine PEM- oder JWK-Datei (Sie können sie auch hierher ziehen) oder ihr Text in der Zwischenablage. Er wird nie angezeigt.',
  chooseFile: 'Schlüsseldatei wählen …',
  paste: 'Schlüssel aus Zwischenablage einfügen',
  keyReady: (bits) => `RSA-Schlüssel mit ${bits} Bit`,
  fromFile: (file) => `aus ${file}`,
  fromClipboard: 'aus der Zwischenablage',
  generated: 'soeben in dieser App erzeugt',
  clipboardHolds: 'Der private Schlüssel ist noch in der Zwischenablage.',
  clearClipboard: 'Zwischenablage leeren',
  clipboardCleared: 'Die Zwischenablage ist geleert.',
  clipboardOther: 'In der Zwischenablage steht inzwischen etwas anderes; es wurde nicht angerührt.',
  generate: 'Schlüsselpaar erzeugen',
  generating: 'Schlüsselpaar wird erzeugt …',
  keyLength: 'Länge des neuen Schlüssels',
  bits: (bits) => `${bits} Bit`,
  registerFirst:
    'Registrieren Sie diesen öffentlichen Schlüssel beim Dienst und testen Sie dann die Verbindung. Der private Schlüssel verlässt diese App nur in Ihren Schlüsselbund: Speichern Sie ihn, bevor Sie den Bildschirm sperren, sonst wird er entfernt.',
  dropped:
    'Der private Schlüssel wurde aus dem Speicher entfernt, weil der Bildschirm gesperrt wurde oder der Computer schlief. Wählen Sie ihn noch einmal; alles andere ist, wie Sie es verlassen haben.',
  droppedPair:
    'Das neue Schlüsselpaar wurde aus dem Speicher entfernt, weil der Bildschirm gesperrt wurde oder der Computer schlief, bevor es gespeichert war. Registrieren Sie seinen öffentlichen Schlüssel nicht, sondern erzeugen Sie ein anderes. Alles andere ist, wie Sie es verlassen haben.',
  passphrase: 'Passphrase des Schlüssels',
  passphraseHint:
    'Der Schlüssel ist verschlüsselt. Seine Passphrase wird einmal benutzt und nicht behalten.',
  passphraseFileHint: (file) =>
    `${file} ist verschlüsselt. Die Passphrase wird einmal benutzt und nicht behalten.`,
  unlock: 'Schlüssel entsperren',
  fingerprint: 'Fingerabdruck des öffentlichen Schlüssels',
  shortKey: 'Gut für RS256. Neue Schlüssel erzeugt man besser mit 3072 Bit oder mehr.',
  test: 'Verbindung testen',
  testing: 'Wird getestet …',
  tested: (name, wallets, contracts, milliseconds) =>
    `Der Dienst nimmt die Schlüssel${name === null ? '' : ` von ${name}`} an: ` +
    `${wallets === null ? 'keine Liste der Wallets' : plural(wallets, 'Wallet', 'Wallets')}, ` +
    `${contracts === null ? 'keine Liste der Smart Contracts' : plural(contracts, 'Smart Contract', 'Smart Contracts')}, ` +
    `Antwort in ${integer.format(milliseconds)} ms.`,
  save: 'Speichern und öffnen',
  saving: 'Wird gespeichert …',
  thisRun: 'Nur für diese Sitzung benutzen',
  thisRunHint:
    'Ohne den Schlüsselbund können Sie die Schlüssel für diese Sitzung benutzen: Sie bleiben im Arbeitsspeicher, werden nicht auf den Datenträger geschrieben und sind fort, wenn die App geschlossen wird.',
  demoTitle: 'Keine Schlüssel zur Hand?',
  demoText:
    'Das Demokonto hat seinen eigenen Dienst in der App und durchläuft alles, was ein echtes durchläuft: Schlüsselpaar, Schlüsselbund, signierte Aufrufe.',
  demo: 'Mit einem Demokonto erkunden',
  demoStarting: 'Demo wird gestartet …',
  back: 'Zurück zum Konto',
  missing: {
    name: 'Geben Sie dem Profil einen Namen, höchstens 60 Zeichen.',
    apiKey: 'Geben Sie den API-Schlüssel ein.',
    apiKeyShape:
      'Ein API-Schlüssel hat 1 bis 512 Buchstaben, Ziffern und Zeichen aus ASCII, ohne Leerzeichen.',
    privateKey:
      'Wählen Sie eine Schlüsseldatei, fügen Sie den Schlüssel aus der Zwischenablage ein, oder erzeugen Sie ein Schlüsselpaar.',
    passphrase: 'Geben Sie die Passphrase ein.',
  },
};
