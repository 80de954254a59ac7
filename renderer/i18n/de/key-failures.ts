import type { KeychainProblem, KeyFormat } from '../../../shared/problems';
import { connectWords } from './connect';
import type { Message, Messages } from '../message';
import { size } from './plural';

const unlock =
  'Entsperren Sie ihn in der Passwortverwaltung Ihres Systems (Linux: „Passwörter und Verschlüsselung“; macOS: „Schlüsselbundverwaltung“) und versuchen Sie es noch einmal.';

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
      'Wählen Sie unter KDE in den Systemeinstellungen zu KWallet die Secret-Service-Schnittstelle („Use KWallet for the Secret Service interface“), und melden Sie sich neu an. Sonst installieren Sie gnome-keyring (Debian, Ubuntu: apt; Fedora: dnf; Arch: pacman), oder benutzen Sie KeePassXC mit seinem Secret Service. Ein Snap braucht „snap connect account-viewer:password-manager-service“, ein Flatpak „--talk-name=org.freedesktop.secrets“.',
  },
  'no-keyring': {
    message: 'Der Schlüsselbund hat keinen Ort, an dem er speichern könnte.',
    remedy:
      'Legen Sie einen Standard-Schlüsselbund an, zum Beispiel mit Seahorse („Passwörter und Verschlüsselung“), und versuchen Sie es noch einmal.',
  },
  locked: {
    message: 'Der Schlüsselbund ist gesperrt.',
    remedy: `${unlock} Nichts wurde geändert.`,
  },
  missing: {
    message:
      'Der Schlüsselbund ist gesperrt, oder die Schlüssel dieses Profils sind nicht mehr darin.',
    remedy: `${unlock} Ist er entsperrt, geben Sie die Schlüssel neu ein. Nichts wurde geändert. Ist mit ihnen auch der Schlüssel der verschlüsselten Dateien fort, wie auf einem anderen Computer, beginnen Notizen, zuerst gesehene Adressen und Verlauf dann neu; ein früherer Schlüsselbund aus einer Sicherung öffnet sie.`,
  },
  crashed: {
    message: 'Der Schlüsselbund Ihres Systems antwortet nicht mehr.',
    remedy: 'Warten Sie eine Minute und versuchen Sie es noch einmal.',
  },
  'too-big': {
    message: 'Der Schlüsselbund nimmt keinen Eintrag dieser Größe an.',
    remedy: 'Benutzen Sie einen kürzeren Schlüssel.',
  },
  mismatch: {
    message: 'Der Schlüsselbund hat etwas anderes zurückgegeben, als gespeichert wurde.',
    remedy: 'Nichts wurde gespeichert. Versuchen Sie es noch einmal.',
  },
  other: {
    message: 'Der Schlüsselbund ließ sich nicht benutzen.',
    remedy: 'Versuchen Sie es noch einmal.',
  },
};

const fromPkcs12 = 'openssl pkcs12 -in key.pfx -nocerts -nodes -out key.pem';

const keyFormats: Record<KeyFormat, Message> = {
  java: {
    message: 'Das ist ein Keystore von Java.',
    remedy: `Holen Sie den Schlüssel aus einer Kopie in zwei Schritten: keytool -importkeystore -srckeystore keystore.jks -destkeystore key.pfx -deststoretype PKCS12 und dann: ${fromPkcs12}`,
  },
  container: {
    message: 'Das ist eine gepackte Datei oder ein Dokument und nicht der Text eines Schlüssels.',
    remedy:
      'Entpacken Sie sie, oder öffnen Sie sie mit ihrem Programm, und wählen oder kopieren Sie den privaten Schlüssel darin.',
  },
  pgp: {
    message: 'Das ist ein PGP-Schlüssel, und der kann nicht für den Dienst signieren.',
    remedy: 'Wählen Sie den privaten Schlüssel, der für Ihren API-Schlüssel registriert ist.',
  },
  unknown: {
    message: 'Dieser private Schlüssel hat ein Format, das hier nicht gelesen wird.',
    remedy:
      'Lassen Sie das Programm, das ihn gemacht hat, ihn als PEM (PKCS#8 oder PKCS#1) oder JWK speichern, und wählen Sie diese Datei.',
  },
};

const newKey = `Wählen Sie einen RSA-Schlüssel mit mindestens 2048 Bit, oder drücken Sie „${connectWords.generate}“ und registrieren Sie die öffentliche Hälfte.`;

const openssl = 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out converted.pem';

export const keyFailures = {
  KEY_EMPTY: () => ({
    message: 'In der Datei oder Zwischenablage ist kein Text.',
    remedy: 'Wählen oder kopieren Sie den privaten Schlüssel.',
  }),
  KEY_TOO_BIG: (failure) => ({
    message: `Das ist größer als ${size(failure.limitBytes ?? 65_536)}, also kein privater Schlüssel.`,
    remedy: 'Wählen oder kopieren Sie den privaten Schlüssel.',
  }),
  KEY_PUBLIC: () => ({
    message: 'Das ist ein öffentlicher Schlüssel.',
    remedy: 'Zum Signieren braucht es den privaten Schlüssel, der zu ihm gehört.',
  }),
  KEY_CERTIFICATE: () => ({
    message: 'Das ist ein Zertifikat.',
    remedy: 'Zum Signieren braucht es den privaten Schlüssel, der zu ihm gehört.',
  }),
  KEY_OPENSSH: () => ({
    message: 'Dieser Schlüssel hat das eigene Format von OpenSSH.',
    remedy: 'Wandeln Sie eine Kopie um mit: ssh-keygen -p -m PKCS8 -f key',
  }),
  KEY_PUTTY: () => ({
    message: 'Dieser Schlüssel hat das eigene Format von PuTTY.',
    remedy:
      'Öffnen Sie ihn in PuTTYgen und wählen Sie im Menü „Conversions“ den Punkt „Export OpenSSH key“. Unter Linux: puttygen key.ppk -O private-openssh -o key.pem',
  }),
  KEY_PKCS12: () => ({
    message: 'Das ist eine PKCS#12-Datei, wie Windows sie für Schlüssel als .pfx speichert.',
    remedy: `Holen Sie den Schlüssel aus einer Kopie, bei einer älteren Datei mit dem Zusatz -legacy: ${fromPkcs12}`,
  }),
  KEY_FORMAT: ({ keyFormat }) => keyFormats[keyFormat ?? 'unknown'],
  KEY_NEEDS_PASSPHRASE: () => ({
    message: 'Dieser Schlüssel ist durch eine Passphrase geschützt.',
    remedy: `Entfernen Sie sie aus einer Kopie mit: ${openssl}`,
  }),
  KEY_WRONG_PASSPHRASE: () => ({
    message: 'Die Passphrase öffnet diesen Schlüssel nicht.',
    remedy: 'Geben Sie sie noch einmal ein, oder wählen Sie einen anderen Schlüssel.',
  }),
  KEY_UNSUPPORTED_CIPHER: () => ({
    message:
      'Dieser Schlüssel ist auf eine Weise verschlüsselt, die hier nicht lesbar ist oder deren Lesen zu lange dauern würde.',
    remedy: `Wandeln Sie eine Kopie um mit: ${openssl}`,
  }),
  KEY_NOT_RSA: () => ({
    message: 'Das ist kein RSA-Schlüssel.',
    remedy: `Die App signiert mit RS256, und das braucht RSA. ${newKey}`,
  }),
  KEY_PSS: () => ({
    message: 'Dieser Schlüssel ist nur für RSA-PSS.',
    remedy: `Die App signiert mit RS256, und das braucht einen einfachen. ${newKey}`,
  }),
  KEY_TOO_SHORT: (failure) => ({
    message: `Dieser Schlüssel hat ${failure.bits ?? 'zu wenige'} Bit, zu wenige, um sicher zu sein.`,
    remedy: newKey,
  }),
  KEY_TOO_LONG: (failure) => ({
    message: `Dieser Schlüssel hat Zahlen mit ${failure.bits ?? 'zu vielen'} Bit.`,
    remedy:
      'Mehr als 16384 werden nicht angenommen, weil das Signieren damit Minuten dauert. 4096 sind reichlich.',
  }),
  KEY_DAMAGED: () => ({
    message: 'In der Datei oder Zwischenablage ist kein vollständiger privater Schlüssel.',
    remedy:
      'Vielleicht ist er abgeschnitten oder unterwegs verändert worden. Kopieren Sie ihn noch einmal, mit den Zeilen BEGIN und END. Ein JWK braucht alle Teile: n, e, d, p, q, dp, dq und qi.',
  }),
  KEY_MISSING: () => ({
    message:
      'In der Datei oder Zwischenablage ist kein privater Schlüssel, der sich hier lesen lässt.',
    remedy:
      'Ein privater Schlüssel ist ein Text, der mit „-----BEGIN … PRIVATE KEY-----“ beginnt, oder ein JWK. Wählen oder kopieren Sie diesen.',
  }),
  KEY_SEVERAL: () => ({
    message:
      'In der Datei oder Zwischenablage sind mehrere private Schlüssel. Keiner wurde übernommen.',
    remedy:
      'Kopieren Sie allein den, der gemeint ist, oder wählen Sie eine Datei, in der kein anderer ist.',
  }),
  KEYCHAIN_UNAVAILABLE: ({ keychain }) => keychainProblems[keychain ?? 'other'],
  KEYCHAIN_LOCKED_OR_MISSING: ({ keychain }) => keychainProblems[keychain ?? 'missing'],
  KEYCHAIN_DENIED: () => ({
    message: 'Der Zugriff auf den Schlüsselbund wurde verweigert.',
    remedy: 'Versuchen Sie es noch einmal und erlauben Sie ihn. Nichts wurde geändert.',
  }),
  KEYCHAIN_TIMEOUT: () => ({
    message: 'Der Schlüsselbund hat nicht rechtzeitig geantwortet.',
    remedy:
      'Vielleicht wartet ein Fenster Ihres Systems auf sein Passwort; unter macOS nennt es „Account Viewer Helper“. Nichts wurde geändert.',
  }),
  CREDENTIALS_DAMAGED: () => ({
    message: 'Der Eintrag dieses Profils im Schlüsselbund ist beschädigt.',
    remedy:
      'Nichts wurde gesendet. Geben Sie beide Schlüssel neu ein: Notizen, zuerst gesehene Adressen und Verlauf bleiben.',
  }),
} satisfies Partial<Messages>;
