import type { Check, Facts, UncheckedReason } from '../../../shared/diagnosis';
import type {
  requestWords as englishRequests,
  connectionCheckWords as englishCheck,
} from '../diagnostics';
import { integer, size, clockOff, plural } from './plural';

const names: Record<Check, string> = {
  keychain: 'Schlüsselbund',
  keyPair: 'Schlüsselpaar',
  baseUrl: 'Adresse des Dienstes',
  dns: 'Hostname',
  proxy: 'Proxy',
  tls: 'Sichere Verbindung',
  clock: 'Uhr',
  call: 'Aufruf',
};

const passed: Record<Check, (facts: Facts) => string> = {
  keychain: ({ home }) =>
    home === 'this-run'
      ? 'Die Schlüssel dieses Profils sind nur im Arbeitsspeicher. Der Schlüsselbund würde funktionieren: Er hat einen Testwert gespeichert, zurückgegeben und gelöscht.'
      : 'Er hat einen Testwert gespeichert, zurückgegeben und gelöscht.',
  keyPair: ({ bits = 0, fingerprint = '' }) =>
    `Was der private Schlüssel signiert, bestätigt der öffentliche: RSA mit ${bits} Bit, ${fingerprint}`,
  baseUrl: ({ scheme }) =>
    scheme === 'http'
      ? 'Sie beginnt mit http:// und führt nur zu diesem Computer.'
      : 'Sie beginnt mit https://.',
  dns: ({ addresses = 0 }) =>
    `Der Name wurde gefunden, mit ${plural(addresses, 'Netzwerkadresse', 'Netzwerkadressen')}.`,
  proxy: ({ route, proxyHost = '' }) =>
    route === 'proxy'
      ? `Aufrufe gehen über den Proxy ${proxyHost}.`
      : 'Aufrufe gehen direkt hinaus.',
  tls: () => 'Dem Zertifikat des Dienstes wird vertraut.',
  clock: ({ skewSeconds = 0 }) =>
    skewSeconds === 0
      ? 'Sie stimmt mit der des Dienstes überein.'
      : `${clockOff(skewSeconds)}; das ist in Ordnung.`,
  call: ({ milliseconds = 0 }) =>
    `Der Dienst hat die Schlüssel angenommen und das Konto gesendet, in ${integer.format(milliseconds)} ms.`,
};

const unchecked: Record<UncheckedReason, (on: string) => string> = {
  depends: (on) => `Erst möglich, wenn „${on}“ bestanden ist.`,
  'no-keys': () => 'Dieses Profil hat noch keine Schlüssel.',
  'literal-address': () =>
    'Nicht nötig: Die Adresse des Dienstes enthält eine Netzwerkadresse statt eines Namens.',
  'left-to-proxy': () => 'Nicht nötig: Der Name ist hier unbekannt, der Proxy schlägt ihn nach.',
  'local-http': () => 'Nicht benutzt: http:// zu diesem Computer braucht kein Zertifikat.',
  'no-answer': () => 'Es kam keine Antwort, aus der es hervorginge.',
  'no-date': () => 'Der Dienst nennt seine Uhrzeit nicht.',
  'not-told': () => 'Das System hat nicht gesagt, ob es einen Proxy gibt.',
  'out-of-time': () => 'Es hat zu lange gedauert.',
};

export const connectionCheckWords: typeof englishCheck = {
  title: 'Verbindungsprüfung',
  hint: 'Prüft alles zwischen diesem Computer und dem Konto, mit einem echten Aufruf. Nichts wird geändert.',
  run: 'Verbindung prüfen',
  running: 'Prüfung läuft …',
  list: 'Prüfungen',
  names,
  marks: {
    passed: 'Bestanden',
    warning: 'Warnung',
    failed: 'Fehlgeschlagen',
    unchecked: 'Nicht geprüft',
    pending: 'Wird geprüft …',
  },
  passed: (check, facts) => passed[check](facts),
  unchecked: ({ why = 'no-answer', on = 'call' }) => unchecked[why](names[on]),
  clockCorrected: (skewSeconds) =>
    `${clockOff(skewSeconds)}. Wo nötig, werden Aufrufe darum korrigiert, sofern das nicht abgeschaltet ist; besser stellen Sie die Uhr auf automatisch.`,
  keychainUnused:
    'Die Schlüssel dieses Profils sind bis zum Schließen der App im Arbeitsspeicher und funktionieren daher weiter.',
  showAll: 'Alle Prüfungen anzeigen',
  showLess: 'Weniger anzeigen',
  at: (when) => `geprüft ${when}`,
  notMade: (count) => `${integer.format(count)} ausgelassen: nicht nötig oder nicht möglich`,
  summary: (failures, warnings, passed) => {
    if (failures > 0) return `${plural(failures, 'Prüfung', 'Prüfungen')} fehlgeschlagen`;
    return warnings > 0
      ? `Nichts fehlgeschlagen, ${plural(warnings, 'Warnung', 'Warnungen')}`
      : `${plural(passed, 'Prüfung', 'Prüfungen')} bestanden`;
  },
  reportHint:
    'Der Bericht enthält Versionen, Ergebnisse und die letzten Aufrufe; keine Schlüssel, keine Namen und nichts aus dem Konto. Er ist für den Support auf Englisch.',
  withHost: 'Hostnamen aufnehmen',
  copy: 'Bericht kopieren',
  copied: 'Bericht kopiert.',
  save: 'Bericht speichern …',
  saved: 'Bericht gespeichert.',
};

export const requestWords: typeof englishRequests = {
  title: 'Letzte Aufrufe',
  nothing: 'Noch kein Aufruf.',
  inMemory: 'Nur im Arbeitsspeicher; mit dem Ende der App sind sie weg.',
  columns: { time: 'Zeit (UTC)', result: 'Ergebnis', duration: 'Dauer', size: 'Größe' },
  sizeOf: size,
  purposes: {
    account: 'Lesen des Kontos',
    check: 'Prüfung der Verbindung',
    keys: 'Test neuer Schlüssel',
    'dry-run': 'Probelauf',
  },
  results: {
    unsent: 'Nicht gesendet',
    sent: 'Läuft',
    stopped: 'Angehalten',
    noAnswer: (code) => `Keine Antwort, ${code}`,
    tried: (result, times) => `${result}, ${times} Versuche`,
  },
  showAll: (count) => `Alle ${integer.format(count)} anzeigen`,
  showFewer: 'Weniger anzeigen',
  show: 'Aufruf ansehen',
  dryRunHint: '„Probelauf“ signiert einen Aufruf, wie er jetzt gesendet würde, und sendet nichts.',
  copy: 'Für den Support kopieren',
  copyHint: 'Ohne Schlüssel, Token, Hosts und Adressen',
  copied: 'Kopiert, ohne Schlüssel, Token, Hosts und Adressen.',
  copyCurl: 'Als curl kopieren',
  copiedCurl: 'Kopiert, mit <JWT> und <API_KEY> anstelle der Geheimnisse.',
  gone: 'Dieser Aufruf ist nicht mehr gespeichert.',
  request: 'Aufruf',
  answer: 'Antwort',
  answerText: 'Anfang der Antwort',
  outcome: 'Ergebnis',
  outcomes: {
    unsent: 'Probelauf: signiert und nicht gesendet.',
    sent: 'Gesendet; die Antwort ist noch nicht vollständig.',
    accepted: 'Vom Dienst angenommen.',
  },
  purpose: 'Zweck',
  attempt: 'Versuch',
  attemptOf: (attempt, attempts) => `${attempt} von ${attempts}`,
  serviceId: 'Request-ID',
  age: 'Token ausgestellt',
  spans: {
    seconds: (count) => `${count} s`,
    minutes: (count) => `${count} Min.`,
    hours: (count) => `${count} Std.`,
  },
  usable: (age, left) => `vor ${age} s; der Dienst nimmt es noch ${left} s lang an`,
  tooOld: (age) => `vor ${age}; zu alt, um benutzt zu werden`,
  used: (age) => `vor ${age}; angenommen, und es gilt nur für einen Aufruf`,
  fromFuture: (seconds) => `der Uhr des Dienstes um ${seconds} s voraus datiert`,
  address: 'Adresse',
  clock: 'Benutzte Uhr',
  localClock: 'die Uhr dieses Computers',
  otherClock: (off) => `${off} der Uhr dieses Computers`,
  ahead: (span) => `${span} vor`,
  behind: (span) => `${span} hinter`,
  header: 'Header',
  claims: 'Claims',
  signedAndSent: 'Signiert und gesendet',
  signedPath: 'Pfad im Token',
  sentPath: 'Pfad des Aufrufs',
  same: 'gleich',
  differs: 'verschieden',
  proof: 'Signatur und Schlüssel',
  signedBy: {
    verified: 'Die Signatur ist mit dem öffentlichen Schlüssel dieses Profils bestätigt.',
    'verified-then':
      'Die Signatur ist mit dem öffentlichen Schlüssel bestätigt, den dieses Profil damals hatte.',
    'not-verified': 'Die Signatur passt nicht zum öffentlichen Schlüssel dieses Profils.',
  },
  fingerprint: 'Öffentlicher Schlüssel',
  notShown:
    'Signatur und API-Schlüssel werden nicht angezeigt: Beide verlassen die geschützte Seite der App nie.',
  changes: 'Gegenüber dem letzten angenommenen Aufruf',
  nothingAccepted: 'Seit dem Start der App wurde kein Aufruf angenommen.',
  thisIsIt: 'Dies ist der letzte angenommene Aufruf.',
  unchanged: (when) => `Kein Unterschied zum angenommenen Aufruf (${when}).`,
  changed: (when) => `Unterschiede zum angenommenen Aufruf (${when}):`,
  changedFields: {
    address: 'die Adresse',
    privateKey: 'der öffentliche Schlüssel (ein anderes Schlüsselpaar)',
    apiKey: 'der API-Schlüssel',
  },
  changedHeader: (name) => `${name} im Header`,
  changedClaim: (name) => `der Claim ${name}`,
};
