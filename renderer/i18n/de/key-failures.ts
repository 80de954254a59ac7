import type { KeychainProblem, KeyFormat } from '../../../shared/problems';
import { connectWords } from './connect';
import type { Message, Messages } from '../message';
import { size } from './plural';

const unlock =
  'Entsperren Sie ihn in der Passwortverwaltung Ihres Systems (Linux: „Passwörter und Verschlüsselung“; macOS: „Schlüsselbundverwaltung“) und versuchen Sie es erneut.';

const keychainProblems: Record<KeychainProblem, Message> = {
  'no-library': {
    message: 'Das Schlüsselbund-Modul konnte nicht geladen werden.',
    remedy:
      'Installieren Sie unter Linux libsecret (Debian, Ubuntu: libsecret-1-0; Fedora, Arch, openSUSE: libsecret) und starten Sie die App neu.',
  },
  'no-bus': {
    message:
      'In dieser Desktop-Sitzung gibt es keinen Schlüsselbund: Es läuft kein D-Bus-Sitzungsbus.',
    remedy:
      'Melden Sie sich in einer Desktop-Sitzung an, oder starten Sie die App mit dbus-run-session.',
  },
  'no-service': {
    message: 'Kein Programm auf diesem System bietet einen Schlüsselbund an.',
    remedy:
      'Aktivieren Sie unter KDE in den Systemeinstellungen zu KWallet die Secret-Service-Schnittstelle („Use KWallet for the Secret Service interface“), und melden Sie sich neu an. Sonst installieren Sie gnome-keyring (Debian, Ubuntu: apt; Fedora: dnf; Arch: pacman), oder verwenden Sie KeePassXC mit seinem Secret Service. Ein Snap braucht „snap connect account-viewer:password-manager-service“, ein Flatpak „--talk-name=org.freedesktop.secrets“.',
  },
  'no-keyring': {
    message: 'Es gibt noch keinen Schlüsselbund, in dem Schlüssel gespeichert werden können.',
    remedy:
      'Legen Sie einen Standard-Schlüsselbund an, zum Beispiel mit Seahorse („Passwörter und Verschlüsselung“), und versuchen Sie es erneut.',
  },
  locked: {
    message: 'Der Schlüsselbund ist gesperrt.',
    remedy: `${unlock} Es wurde nichts geändert.`,
  },
  missing: {
    message:
      'Der Schlüsselbund ist gesperrt, oder die Schlüssel dieses Profils sind nicht mehr darin.',
    remedy: `${unlock} Wenn er schon entsperrt ist, geben Sie die Schlüssel erneut ein. Es wurde nichts geändert. Fehlt auch der Schlüssel der verschlüsselten Dateien, wie es auf einem anderen Computer der Fall ist, fangen Notizen, zuerst gesehene Adressen und Verlauf dann neu an; ein früherer Schlüsselbund aus einem Backup kann sie noch öffnen.`,
  },
  crashed: {
    message: 'Der Schlüsselbund Ihres Systems antwortet nicht mehr.',
    remedy: 'Warten Sie eine Minute und versuchen Sie es erneut.',
  },
  'too-big': {
    message: 'Der Schlüsselbund kann keinen Eintrag dieser Größe speichern.',
    remedy: 'Verwenden Sie einen kürzeren Schlüssel.',
  },
  mismatch: {
    message: 'Der Schlüsselbund hat etwas anderes zurückgegeben, als gespeichert wurde.',
    remedy: 'Es wurde nichts gespeichert. Versuchen Sie es erneut.',
  },
  other: {
    message: 'Der Schlüsselbund konnte nicht verwendet werden.',
    remedy: 'Versuchen Sie es erneut.',
  },
};

const fromPkcs12 = 'openssl pkcs12 -in key.pfx -nocerts -nodes -out key.pem';

const keyFormats: Record<KeyFormat, Message> = {
  java: {
    message: 'Das ist ein Java-Keystore.',
    remedy: `Extrahieren Sie den Schlüssel in zwei Schritten aus einer Kopie: keytool -importkeystore -srckeystore keystore.jks -destkeystore key.pfx -deststoretype PKCS12 und dann: ${fromPkcs12}`,
  },
  container: {
    message: 'Das ist ein Archiv oder ein Dokument, nicht der Text eines Schlüssels.',
    remedy:
      'Entpacken oder öffnen Sie die Datei, und wählen oder kopieren Sie dann den privaten Schlüssel darin.',
  },
  pgp: {
    message: 'Das ist ein PGP-Schlüssel. Er kann nicht für den Dienst signieren.',
    remedy: 'Wählen Sie den privaten Schlüssel, der für Ihren API-Schlüssel registriert ist.',
  },
  unknown: {
    message: 'Dieser private Schlüssel hat ein Format, das die App nicht lesen kann.',
    remedy:
      'Exportieren Sie ihn aus dem Programm, mit dem er erzeugt wurde, als PEM (PKCS#8 oder PKCS#1) oder als JWK, und wählen Sie diese Datei.',
  },
};

const newKey = `Wählen Sie einen RSA-Schlüssel mit mindestens 2048\u00a0Bit, oder klicken Sie auf „${connectWords.generate}“ und registrieren Sie den öffentlichen Schlüssel.`;

const openssl = 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out converted.pem';

export const keyFailures = {
  KEY_EMPTY: () => ({
    message: 'Die Datei oder Zwischenablage enthält keinen Text.',
    remedy: 'Wählen oder kopieren Sie den privaten Schlüssel.',
  }),
  KEY_TOO_BIG: (failure) => ({
    message: `Das ist größer als ${size(failure.limitBytes ?? 65_536)}, also kein privater Schlüssel.`,
    remedy: 'Wählen oder kopieren Sie den privaten Schlüssel.',
  }),
  KEY_PUBLIC: () => ({
    message: 'Das ist ein öffentlicher Schlüssel.',
    remedy: 'Zum Signieren ist der zugehörige private Schlüssel nötig.',
  }),
  KEY_CERTIFICATE: () => ({
    message: 'Das ist ein Zertifikat.',
    remedy: 'Zum Signieren ist der zugehörige private Schlüssel nötig.',
  }),
  KEY_OPENSSH: () => ({
    message: 'Dieser Schlüssel hat das OpenSSH-eigene Format.',
    remedy: 'Konvertieren Sie eine Kopie mit: ssh-keygen -p -m PKCS8 -f key',
  }),
  KEY_PUTTY: () => ({
    message: 'Dieser Schlüssel hat das PuTTY-eigene Format.',
    remedy:
      'Öffnen Sie ihn in PuTTYgen und wählen Sie im Menü „Conversions“ den Punkt „Export OpenSSH key“. Unter Linux: puttygen key.ppk -O private-openssh -o key.pem',
  }),
  KEY_PKCS12: () => ({
    message: 'Das ist eine PKCS#12-Datei, etwa eine .pfx-Datei aus Windows.',
    remedy: `Extrahieren Sie den Schlüssel aus einer Kopie (bei älteren Dateien mit dem Zusatz -legacy): ${fromPkcs12}`,
  }),
  KEY_FORMAT: ({ keyFormat }) => keyFormats[keyFormat ?? 'unknown'],
  KEY_NEEDS_PASSPHRASE: () => ({
    message: 'Dieser Schlüssel ist durch eine Passphrase geschützt.',
    remedy: `Entfernen Sie sie aus einer Kopie mit: ${openssl}`,
  }),
  KEY_WRONG_PASSPHRASE: () => ({
    message: 'Die Passphrase öffnet diesen Schlüssel nicht.',
    remedy: 'Geben Sie sie erneut ein, oder wählen Sie einen anderen Schlüssel.',
  }),
  KEY_UNSUPPORTED_CIPHER: () => ({
    message:
      'Dieser Schlüssel ist so verschlüsselt, dass die App ihn nicht lesen kann oder das Lesen zu lange dauern würde.',
    remedy: `Konvertieren Sie eine Kopie mit: ${openssl}`,
  }),
  KEY_NOT_RSA: () => ({
    message: 'Das ist kein RSA-Schlüssel.',
    remedy: `Die App signiert mit RS256, wofür ein RSA-Schlüssel nötig ist. ${newKey}`,
  }),
  KEY_PSS: () => ({
    message: 'Dieser Schlüssel ist nur für RSA-PSS geeignet.',
    remedy: `Die App signiert mit RS256, wofür ein einfacher RSA-Schlüssel nötig ist. ${newKey}`,
  }),
  KEY_TOO_SHORT: (failure) => ({
    message: `Dieser Schlüssel hat ${failure.bits ?? 'zu wenige'}\u00a0Bit und ist damit nicht sicher.`,
    remedy: newKey,
  }),
  KEY_TOO_LONG: (failure) => ({
    message: `Dieser Schlüssel verwendet Zahlen mit ${failure.bits ?? 'zu vielen'}\u00a0Bit.`,
    remedy:
      'Die App akzeptiert höchstens 16384\u00a0Bit, weil das Signieren mit mehr Minuten dauert. 4096\u00a0Bit reichen vollkommen.',
  }),
  KEY_DAMAGED: () => ({
    message: 'Die Datei oder Zwischenablage enthält keinen vollständigen privaten Schlüssel.',
    remedy:
      'Vielleicht wurde er abgeschnitten oder verändert. Kopieren Sie ihn erneut, mit den BEGIN- und END-Zeilen. Ein JWK braucht alle Teile: n, e, d, p, q, dp, dq und qi.',
  }),
  KEY_MISSING: () => ({
    message:
      'Die Datei oder Zwischenablage enthält keinen privaten Schlüssel, den die App lesen kann.',
    remedy:
      'Ein privater Schlüssel ist ein Text, der mit „-----BEGIN … PRIVATE KEY-----“ beginnt, oder ein JWK. Wählen oder kopieren Sie so einen Schlüssel.',
  }),
  KEY_SEVERAL: () => ({
    message:
      'Die Datei oder Zwischenablage enthält mehrere private Schlüssel. Keiner wurde verwendet.',
    remedy:
      'Kopieren Sie nur den gewünschten, oder wählen Sie eine Datei, die keinen anderen enthält.',
  }),
  KEYCHAIN_UNAVAILABLE: ({ keychain }) => keychainProblems[keychain ?? 'other'],
  KEYCHAIN_LOCKED_OR_MISSING: ({ keychain }) => keychainProblems[keychain ?? 'missing'],
  KEYCHAIN_DENIED: () => ({
    message: 'Der Zugriff auf den Schlüsselbund wurde verweigert.',
    remedy: 'Versuchen Sie es erneut und erlauben Sie ihn. Es wurde nichts geändert.',
  }),
  KEYCHAIN_TIMEOUT: () => ({
    message: 'Der Schlüsselbund hat nicht rechtzeitig geantwortet.',
    remedy:
      'Vielleicht wartet ein Systemfenster auf das Passwort des Schlüsselbunds; unter macOS nennt es „Account Viewer Helper“. Es wurde nichts geändert.',
  }),
  CREDENTIALS_DAMAGED: () => ({
    message: 'Der Eintrag dieses Profils im Schlüsselbund ist beschädigt.',
    remedy:
      'Es wurde nichts gesendet. Geben Sie beide Schlüssel erneut ein: Notizen, zuerst gesehene Adressen und Verlauf bleiben erhalten.',
  }),
} satisfies Partial<Messages>;
