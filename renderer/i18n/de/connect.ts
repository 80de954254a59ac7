import type { connectWords as english } from '../connect';
import { duration, integer, plural } from './plural';

export const connectWords: typeof english = {
  title: 'Konto verbinden',
  headline: 'Alle Wallets und Contracts Ihres Kontos im Blick. Sonst nichts.',
  promises: {
    look: {
      title: 'Nur Lesezugriff',
      text: 'Die App liest Ihr Konto. Sie kann kein Guthaben bewegen, keine Transaktionen signieren und nichts ändern.',
    },
    keys: {
      title: 'Schlüssel bleiben im Schlüsselbund',
      text: 'Die App zeigt sie nie an, protokolliert sie nie und schreibt sie nie in eine Datei.',
    },
    service: {
      title: 'Nur ein Dienst',
      text: 'Die App ruft die Adresse des Dienstes auf, der Sie zustimmen. Nach neueren Versionen sucht sie erst, wenn Sie es erlauben; Explorer-Seiten öffnen sich, wenn Sie darauf klicken.',
    },
  },
  intro:
    'Die Adresse des Dienstes und den API-Schlüssel erhalten Sie vom Anbieter; der private Schlüssel gehört Ihnen.',
  keyStepHint:
    'Die App signiert damit jeden Aufruf. Ziehen Sie eine PEM- oder JWK-Datei hierher, oder:',
  stepDone: '(erledigt)',
  name: 'Profilname',
  nameHint: 'Der Dienst sieht ihn nicht. Die Namen exportierter Dateien beginnen damit.',
  baseUrl: 'Adresse des Dienstes',
  baseUrlHint: 'Eine solche Adresse sieht so aus: https://api.example.com',
  requestsGoTo: 'Aufrufe gehen an',
  signedPath: 'signierter Pfad',
  pathIsAdded: 'Die App hängt /v1/account selbst an. Gemeint ist wahrscheinlich:',
  takeMeant: 'Diese Adresse verwenden',
  apiKey: 'API-Schlüssel',
  apiKeyHint:
    'Wird zusammen mit dem privaten Schlüssel im Schlüsselbund Ihres Systems gespeichert.',
  privateKey: 'Privater Schlüssel',
  chooseFile: 'Schlüsseldatei wählen …',
  chooseFileHint: 'PEM oder JWK, RSA ab 2048\u00a0Bit',
  paste: 'Schlüssel aus Zwischenablage einfügen',
  pasteHint: 'Danach können Sie die Zwischenablage leeren',
  changeKey: 'Ändern …',
  keepKey: 'Schlüssel behalten',
  publicKey: 'Öffentlicher Schlüssel',
  keyReady: (bits) => `RSA-Schlüssel mit ${bits}\u00a0Bit`,
  fromFile: (file) => `aus ${file}`,
  fromClipboard: 'aus der Zwischenablage',
  generated: 'gerade in dieser App erzeugt',
  clipboardHolds: 'Die Zwischenablage enthält noch den privaten Schlüssel.',
  clearClipboard: 'Zwischenablage leeren',
  clipboardCleared: 'Die Zwischenablage wurde geleert.',
  clipboardOther:
    'Die Zwischenablage enthält inzwischen etwas anderes und wurde deshalb nicht geleert.',
  generate: 'Schlüsselpaar erzeugen',
  generateHint: 'Sie registrieren den öffentlichen Schlüssel',
  generating: 'Schlüsselpaar wird erzeugt …',
  keyLength: 'Länge des neuen Schlüssels',
  bits: (bits) => `${bits}\u00a0Bit`,
  register: 'Registrieren Sie diesen öffentlichen Schlüssel beim Dienst.',
  notSaved:
    'Noch nicht gespeichert: Der private Schlüssel ist nur im Arbeitsspeicher. Er geht verloren, wenn der Bildschirm gesperrt wird, der Computer in den Ruhezustand wechselt oder die App geschlossen wird.',
  toSave: {
    now: 'Zum Speichern klicken Sie auf „Speichern und öffnen“, vor oder nach der Registrierung des öffentlichen Schlüssels.',
    later:
      'Zum Speichern füllen Sie die Schritte oben aus und klicken auf „Speichern und öffnen“, vor oder nach der Registrierung des öffentlichen Schlüssels.',
  },
  dropped:
    'Der private Schlüssel wurde aus dem Arbeitsspeicher entfernt, weil der Bildschirm gesperrt wurde oder der Computer im Ruhezustand war. Wählen Sie ihn erneut; Ihre übrigen Eingaben sind noch da.',
  droppedPair:
    'Das neue Schlüsselpaar wurde aus dem Arbeitsspeicher entfernt, weil der Bildschirm gesperrt wurde oder der Computer im Ruhezustand war, bevor Sie es gespeichert hatten. Registrieren Sie diesen öffentlichen Schlüssel nicht, sondern erzeugen Sie ein neues Paar. Ihre übrigen Eingaben sind noch da.',
  passphrase: 'Passphrase des Schlüssels',
  passphraseHint:
    'Der Schlüssel ist verschlüsselt. Seine Passphrase wird einmal verwendet und nicht gespeichert.',
  passphraseFileHint: (file) =>
    `${file} ist verschlüsselt. Die Passphrase wird einmal verwendet und nicht gespeichert.`,
  unlock: 'Schlüssel entsperren',
  unlocking: 'Wird entsperrt …',
  shortKey: 'Lang genug für RS256. Für einen neuen Schlüssel wählen Sie 3072\u00a0Bit oder mehr.',
  test: 'Verbindung testen',
  testing: 'Warten auf die Antwort des Dienstes …',
  addressAsked:
    'Die App fragt Sie in einem eigenen Fenster, ob Sie dieser Adresse des Dienstes zustimmen. Vorher wird nichts gesendet.',
  stopped: 'Sie haben den Test gestoppt.',
  nothingSent:
    'Sie haben der Adresse des Dienstes nicht zugestimmt. Es wurde nichts gesendet oder gespeichert.',
  notRegistered:
    'Registrieren Sie zuerst den öffentlichen Schlüssel dieses neuen Paars beim Dienst.',
  tested: (name, wallets, contracts, milliseconds) =>
    `Der Dienst akzeptiert die Schlüssel${name === null ? '' : ` von ${name}`}: ` +
    `${wallets === null ? 'keine Liste der Wallets' : plural(wallets, 'Wallet', 'Wallets')}, ` +
    `${contracts === null ? 'keine Liste der Contracts' : plural(contracts, 'Contract', 'Contracts')}, ` +
    `Antwort in ${duration(milliseconds)}.`,
  save: 'Speichern und öffnen',
  saving: 'Wird gespeichert …',
  thisRun: 'Nur für diese Sitzung verwenden',
  thisRunHint:
    'Ohne den Schlüsselbund können Sie die Schlüssel für diese Sitzung verwenden: Sie bleiben im Arbeitsspeicher, werden nicht auf den Datenträger geschrieben und gehen verloren, wenn die App geschlossen wird.',
  demoText:
    'Keine Schlüssel nötig. Der Dienst läuft in der App; Sie können die Demo jederzeit entfernen.',
  demo: 'Mit einem Demokonto ausprobieren',
  demoStarting: 'Demo wird gestartet …',
  discardTitle: 'Eingaben verwerfen?',
  discardPairTitle: 'Neues Schlüsselpaar verwerfen?',
  discardPairText:
    'Das neue Schlüsselpaar wurde nicht gespeichert. Ein verworfener privater Schlüssel lässt sich nicht wiederherstellen.',
  discardText: 'Das neue Profil wurde nicht gespeichert.',
  discardPair:
    'Weder das neue Profil noch sein Schlüsselpaar wurde gespeichert. Ein verworfener privater Schlüssel lässt sich nicht wiederherstellen.',
  discard: 'Verwerfen',
  earlier: (count) =>
    count === 1
      ? 'Auf diesem Computer liegen verschlüsselte Dateien eines früheren Profils, das nicht in den Einstellungen steht.'
      : `Auf diesem Computer liegen verschlüsselte Dateien von ${integer.format(count)} früheren Profilen, die nicht in den Einstellungen stehen.`,
  earlierBackup: (count, folder) =>
    `Wenn Sie ${count === 1 ? 'es' : 'sie'} nicht selbst entfernt haben, schließen Sie die App, bevor Sie ein Konto verbinden, und stellen Sie settings.json in ${folder} aus einem Backup wieder her. Liegt in diesem Ordner eine Datei settings.json.bad-…, können Sie stattdessen diese reparieren und in settings.json umbenennen. Ein neues Profil weiß nicht, welche Adressen Sie schon gesehen haben, und löst keinen Alarm aus, wenn sich eine davon geändert hat.`,
  earlierOthers:
    'Profile, die seit diesem Backup hinzugekommen sind, fehlen darin: Exportieren Sie sie vorher und importieren Sie sie danach.',
  removeEarlier: 'Reste entfernen …',
  earlierRemoved: 'Die Reste früherer Profile wurden entfernt.',
  missing: {
    name: 'Geben Sie dem Profil einen Namen mit höchstens 60 Zeichen.',
    nameUnseen: 'Der Name enthält ein unsichtbares Zeichen. Geben Sie ihn neu ein.',
    privateKey:
      'Wählen Sie eine Schlüsseldatei, fügen Sie den Schlüssel aus der Zwischenablage ein, oder erzeugen Sie ein Schlüsselpaar.',
    passphrase: 'Geben Sie die Passphrase ein.',
    unlocked:
      'Entsperren Sie zuerst den Schlüssel: Geben Sie seine Passphrase ein und klicken Sie auf „Schlüssel entsperren“.',
    generated: 'Warten Sie, bis das Schlüsselpaar erzeugt ist, oder klicken Sie auf „Abbrechen“.',
  },
};
