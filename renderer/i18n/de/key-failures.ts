import type { KeychainProblem } from '../../../shared/failure';
import type { Sentence, Sentences } from '../sentence';
import { kilobytes } from './failure-parts';

const keychainProblems: Record<KeychainProblem, Sentence> = {
  'no-library': {
    what: 'Das Schlüsselbund-Modul konnte nicht geladen werden.',
    next: 'Installieren Sie unter Linux libsecret (Debian, Ubuntu: libsecret-1-0; Fedora, Arch, openSUSE: libsecret) und starten Sie die App neu.',
  },
  'no-bus': {
    what: 'In dieser Sitzung gibt es keinen Schlüsselbund: Es läuft kein D-Bus-Sitzungsbus.',
    next: 'Melden Sie sich in einer Desktop-Sitzung an, oder starten Sie die App mit dbus-run-session.',
  },
  'no-service': {
    what: 'Kein Programm auf diesem System bietet einen Schlüsselbund an.',
    next: 'Installieren Sie gnome-keyring (Debian, Ubuntu: apt; Fedora: dnf; Arch: pacman), oder benutzen Sie KeePassXC mit seinem Secret Service. Ein Snap braucht „snap connect account-viewer:password-manager-service“, ein Flatpak „--talk-name=org.freedesktop.secrets“.',
  },
  'no-keyring': {
    what: 'Der Schlüsselbund hat keinen Ort, an dem er speichern könnte.',
    next: 'Legen Sie einen Standard-Schlüsselbund an, zum Beispiel mit Seahorse („Passwörter und Verschlüsselung“), und versuchen Sie es noch einmal.',
  },
  locked: {
    what: 'Der Schlüsselbund ist gesperrt.',
    next: 'Entsperren Sie ihn und versuchen Sie es noch einmal. Nichts wurde geändert.',
  },
  missing: {
    what: 'Der Schlüsselbund ist gesperrt, oder die Schlüssel dieses Profils sind nicht mehr darin.',
    next: 'Entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal. Nichts wurde geändert.',
  },
  crashed: {
    what: 'Der Schlüsselbund Ihres Systems antwortet nicht mehr.',
    next: 'Warten Sie eine Minute und versuchen Sie es noch einmal.',
  },
  'too-big': {
    what: 'Der Schlüsselbund nimmt keinen Eintrag dieser Größe an.',
    next: 'Benutzen Sie einen kürzeren Schlüssel.',
  },
  mismatch: {
    what: 'Der Schlüsselbund hat etwas anderes zurückgegeben, als gespeichert wurde.',
    next: 'Nichts wurde gespeichert. Versuchen Sie es noch einmal.',
  },
  other: {
    what: 'Der Schlüsselbund ließ sich nicht benutzen.',
    next: 'Versuchen Sie es noch einmal.',
  },
};

const openssl = 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out converted.pem';

export const keyFailures = {
  KEY_EMPTY: () => ({
    what: 'Es ist kein Text darin.',
    next: 'Wählen oder kopieren Sie den privaten Schlüssel.',
  }),
  KEY_TOO_BIG: (failure) => ({
    what: `Das ist größer als ${kilobytes(failure.limitBytes ?? 65_536)}, also kein privater Schlüssel.`,
  }),
  KEY_PUBLIC: () => ({
    what: 'Das ist ein öffentlicher Schlüssel.',
    next: 'Zum Signieren braucht es den privaten Schlüssel, der zu ihm gehört.',
  }),
  KEY_CERTIFICATE: () => ({
    what: 'Das ist ein Zertifikat.',
    next: 'Zum Signieren braucht es den privaten Schlüssel, der zu ihm gehört.',
  }),
  KEY_OPENSSH: () => ({
    what: 'Dieser Schlüssel hat das eigene Format von OpenSSH.',
    next: 'Wandeln Sie eine Kopie um mit: ssh-keygen -p -m PKCS8 -f key',
  }),
  KEY_NEEDS_PASSPHRASE: () => ({
    what: 'Dieser Schlüssel ist durch eine Passphrase geschützt.',
    next: `Entfernen Sie sie aus einer Kopie mit: ${openssl}`,
  }),
  KEY_WRONG_PASSPHRASE: () => ({ what: 'Die Passphrase öffnet diesen Schlüssel nicht.' }),
  KEY_UNSUPPORTED_CIPHER: () => ({
    what: 'Dieser Schlüssel ist auf eine Weise verschlüsselt, die hier nicht lesbar ist oder deren Lesen zu lange dauern würde.',
    next: `Wandeln Sie eine Kopie um mit: ${openssl}`,
  }),
  KEY_NOT_RSA: () => ({
    what: 'Das ist kein RSA-Schlüssel.',
    next: 'Der Dienst verlangt Signaturen mit RS256, und das braucht RSA.',
  }),
  KEY_PSS: () => ({
    what: 'Dieser Schlüssel ist nur für RSA-PSS.',
    next: 'RS256 braucht einen einfachen RSA-Schlüssel.',
  }),
  KEY_TOO_SHORT: (failure) => ({
    what: `Dieser Schlüssel hat ${failure.bits ?? 'zu wenige'} Bit.`,
    next: 'RS256 braucht mindestens 2048.',
  }),
  KEY_TOO_LONG: (failure) => ({
    what: `Dieser Schlüssel hat Zahlen mit ${failure.bits ?? 'zu vielen'} Bit.`,
    next: 'Mehr als 16384 werden nicht angenommen, weil das Signieren damit Minuten dauert. 4096 sind reichlich.',
  }),
  KEY_DAMAGED: () => ({
    what: 'Darin wurde kein vollständiger privater Schlüssel gefunden.',
    next: 'Vielleicht ist er abgeschnitten oder unterwegs verändert worden. Kopieren Sie ihn noch einmal, mit den Zeilen BEGIN und END. Ein JWK braucht alle Teile: n, e, d, p, q, dp, dq und qi.',
  }),
  KEYCHAIN_UNAVAILABLE: ({ keychain }) => keychainProblems[keychain ?? 'other'],
  KEYCHAIN_LOCKED_OR_MISSING: ({ keychain }) => keychainProblems[keychain ?? 'missing'],
  KEYCHAIN_DENIED: () => ({
    what: 'Der Zugriff auf den Schlüsselbund wurde verweigert.',
    next: 'Versuchen Sie es noch einmal und erlauben Sie ihn. Nichts wurde geändert.',
  }),
  KEYCHAIN_TIMEOUT: () => ({
    what: 'Der Schlüsselbund hat nicht rechtzeitig geantwortet.',
    next: 'Vielleicht wartet ein Fenster Ihres Systems auf sein Passwort; unter macOS nennt es „Account Viewer Helper“. Nichts wurde geändert.',
  }),
  CREDENTIALS_DAMAGED: () => ({
    what: 'Der Eintrag dieses Profils im Schlüsselbund ist beschädigt.',
    next: 'Nichts wurde gesendet. Entfernen Sie das Profil und verbinden Sie das Konto neu.',
  }),
} satisfies Partial<Sentences>;
