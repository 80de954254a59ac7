import type { connectWords as english } from '../connect';
import { integer, plural } from './plural';

export const connectWords: typeof english = {
  title: 'Konto verbinden',
  headline: 'Alle Wallets und Contracts Ihres Kontos. Sonst nichts.',
  promises: {
    look: {
      title: 'Nur lesen',
      text: 'Die App liest Ihr Konto. Sie kann nichts überweisen, keine Transaktion signieren und nichts ändern.',
    },
    keys: {
      title: 'Schlüssel bleiben im Schlüsselbund',
      text: 'Die App zeigt sie nie, protokolliert sie nie und schreibt sie nie in eine Datei.',
    },
    service: {
      title: 'Nur ein Dienst',
      text: 'Die App ruft die Adresse des Dienstes auf, der Sie zustimmen. Nach neuen Versionen sucht sie erst, wenn Sie es erlauben; Explorer-Seiten öffnen sich auf Ihren Klick.',
    },
  },
  intro:
    'Die Adresse des Dienstes und der API-Schlüssel kommen vom Anbieter; der private Schlüssel gehört Ihnen.',
  keyStepHint: 'Die App signiert damit jeden Aufruf. PEM- oder JWK-Datei hierher ziehen, oder:',
  stepDone: '(vollständig)',
  name: 'Profilname',
  nameHint: 'Der Dienst sieht ihn nicht. Namen exportierter Dateien beginnen damit.',
  baseUrl: 'Adresse des Dienstes',
  baseUrlHint: 'Die Adresse eines Dienstes lautet etwa https://api.example.com',
  requestsGoTo: 'Aufrufe gehen an',
  signedPath: 'signierter Pfad',
  pathIsAdded: '/v1/account hängt die App selbst an. Wohl gemeint:',
  takeMeant: 'Diese Adresse nehmen',
  apiKey: 'API-Schlüssel',
  apiKeyHint: 'Er liegt zusammen mit dem privaten Schlüssel im Schlüsselbund Ihres Systems.',
  privateKey: 'Privater Schlüssel',
  chooseFile: 'Schlüsseldatei wählen …',
  chooseFileHint: 'PEM oder JWK, RSA ab 2048 Bit',
  paste: 'Schlüssel aus Zwischenablage einfügen',
  pasteHint: 'Die App liest ihn dort; danach lässt sie sich leeren',
  changeKey: 'Ändern …',
  keepKey: 'Diesen behalten',
  publicKey: 'Öffentlicher Schlüssel',
  keyReady: (bits) => `RSA-Schlüssel mit ${bits} Bit`,
  fromFile: (file) => `aus ${file}`,
  fromClipboard: 'aus der Zwischenablage',
  generated: 'soeben in dieser App erzeugt',
  clipboardHolds: 'Der private Schlüssel ist noch in der Zwischenablage.',
  clearClipboard: 'Zwischenablage leeren',
  clipboardCleared: 'Die Zwischenablage ist geleert.',
  clipboardOther: 'In der Zwischenablage steht inzwischen etwas anderes; es wurde nicht angerührt.',
  generate: 'Schlüsselpaar erzeugen',
  generateHint: 'Sie registrieren die öffentliche Hälfte',
  generating: 'Schlüsselpaar wird erzeugt …',
  keyLength: 'Länge des neuen Schlüssels',
  bits: (bits) => `${bits} Bit`,
  register: 'Registrieren Sie diesen öffentlichen Schlüssel beim Dienst.',
  notSaved:
    'Noch nicht gespeichert: Der private Schlüssel ist nur im Arbeitsspeicher und geht verloren, wenn der Bildschirm gesperrt wird, der Computer schläft oder die App geschlossen wird.',
  toSave: {
    now: 'Zum Speichern drücken Sie „Speichern und öffnen“, bevor oder nachdem Sie seinen öffentlichen Schlüssel registrieren.',
    later:
      'Zum Speichern füllen Sie die Schritte darüber aus und drücken „Speichern und öffnen“, bevor oder nachdem Sie seinen öffentlichen Schlüssel registrieren.',
  },
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
  unlocking: 'Wird entsperrt …',
  shortKey: 'Gut für RS256. Neue Schlüssel erzeugt man besser mit 3072 Bit oder mehr.',
  test: 'Verbindung testen',
  testing: 'Es wird auf die Antwort des Dienstes gewartet …',
  addressAsked:
    'Die App fragt Sie in einem eigenen Fenster nach dieser Adresse des Dienstes. Vorher wird nichts gesendet.',
  stopped: 'Sie haben den Test angehalten.',
  nothingSent:
    'Sie haben der Adresse des Dienstes nicht zugestimmt: Nichts wurde gesendet, nichts wurde gespeichert.',
  notRegistered:
    'Der öffentliche Schlüssel dieses neuen Paares muss zuerst beim Dienst registriert werden.',
  tested: (name, wallets, contracts, milliseconds) =>
    `Der Dienst nimmt die Schlüssel${name === null ? '' : ` von ${name}`} an: ` +
    `${wallets === null ? 'keine Liste der Wallets' : plural(wallets, 'Wallet', 'Wallets')}, ` +
    `${contracts === null ? 'keine Liste der Contracts' : plural(contracts, 'Contract', 'Contracts')}, ` +
    `Antwort in ${integer.format(milliseconds)} ms.`,
  save: 'Speichern und öffnen',
  saving: 'Wird gespeichert …',
  thisRun: 'Nur für diese Sitzung benutzen',
  thisRunHint:
    'Ohne den Schlüsselbund können Sie die Schlüssel für diese Sitzung benutzen: Sie bleiben im Arbeitsspeicher, werden nicht auf den Datenträger geschrieben und sind fort, wenn die App geschlossen wird.',
  demoText: 'Ohne eigene Schlüssel. Der Dienst dazu läuft in der App; jederzeit zu entfernen.',
  demo: 'Mit einem Demokonto erkunden',
  demoStarting: 'Demo wird gestartet …',
  discardTitle: 'Eingaben verwerfen?',
  discardPairTitle: 'Das neue Schlüsselpaar verwerfen?',
  discardPairText:
    'Das neue Schlüsselpaar ist nicht gespeichert. Ein verworfener privater Schlüssel lässt sich nicht wiederherstellen.',
  discardText: 'Das neue Profil ist noch nicht gespeichert.',
  discardPair:
    'Weder das neue Profil noch sein Schlüsselpaar ist gespeichert. Ein verworfener privater Schlüssel lässt sich nicht wiederherstellen.',
  discard: 'Verwerfen',
  earlier: (count) =>
    count === 1
      ? 'Auf diesem Computer liegen verschlüsselte Dateien eines früheren Profils, das nicht in den Einstellungen steht.'
      : `Auf diesem Computer liegen verschlüsselte Dateien von ${integer.format(count)} früheren Profilen, die nicht in den Einstellungen stehen.`,
  earlierBackup: (count, folder) =>
    `Haben Sie ${count === 1 ? 'es' : 'sie'} nicht selbst entfernt? Dann schließen Sie die App und legen Sie settings.json aus einer Sicherung zurück in ${folder}, bevor Sie verbinden; oder reparieren Sie eine settings.json.bad-…, falls dort eine liegt, und nennen Sie sie settings.json. Ein neues Profil weiß nicht, welche Adressen Sie gesehen hatten, und schlägt bei geänderten nicht Alarm.`,
  earlierOthers:
    'Profile, die seit dieser Sicherung dazukamen, stehen nicht darin: Exportieren Sie sie vorher, und importieren Sie sie danach.',
  removeEarlier: 'Übriges entfernen …',
  earlierRemoved: 'Was von früheren Profilen übrig war, ist entfernt.',
  missing: {
    name: 'Geben Sie dem Profil einen Namen, höchstens 60 Zeichen.',
    nameUnseen:
      'Im Namen steht ein Zeichen, das man nicht sieht. Tippen Sie den Namen noch einmal.',
    privateKey:
      'Wählen Sie eine Schlüsseldatei, fügen Sie den Schlüssel aus der Zwischenablage ein, oder erzeugen Sie ein Schlüsselpaar.',
    passphrase: 'Geben Sie die Passphrase ein.',
    unlocked:
      'Entsperren Sie zuerst den Schlüssel: Geben Sie seine Passphrase ein und drücken Sie „Schlüssel entsperren“.',
    generated: 'Warten Sie, bis das Schlüsselpaar erzeugt ist, oder drücken Sie „Abbrechen“.',
  },
};
