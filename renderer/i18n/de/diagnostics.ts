import type { Check, Facts, UncheckedReason } from '../../../shared/diagnosis';
import type {
  requestWords as englishRequests,
  connectionCheckWords as englishCheck,
} from '../diagnostics';
import { duration, integer, size, clockOff, plural } from './plural';

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
    `Privater und öffentlicher Schlüssel passen zusammen: RSA mit ${bits}\u00a0Bit, ${fingerprint}`,
  baseUrl: ({ scheme }) =>
    scheme === 'http'
      ? 'Sie verwendet http://, nur zu diesem Computer.'
      : 'Sie verwendet https://.',
  dns: ({ addresses = 0 }) =>
    `Der Name wurde gefunden, mit ${plural(addresses, 'IP-Adresse', 'IP-Adressen')}.`,
  proxy: ({ route, proxyHost = '' }) =>
    route === 'proxy'
      ? `Aufrufe gehen über den Proxy ${proxyHost}.`
      : 'Aufrufe gehen direkt hinaus, ohne Proxy.',
  tls: () => 'Das Zertifikat des Dienstes ist vertrauenswürdig.',
  clock: ({ skewSeconds = 0 }) =>
    skewSeconds === 0
      ? 'Sie stimmt mit der Uhr des Dienstes überein.'
      : `${clockOff(skewSeconds)}; das ist in Ordnung.`,
  call: ({ milliseconds = 0 }) =>
    `Der Dienst hat die Schlüssel akzeptiert und das Konto gesendet, in ${duration(milliseconds)}.`,
};

const unchecked: Record<UncheckedReason, (on: string) => string> = {
  depends: (on) => `Erst möglich, wenn „${on}“ bestanden ist.`,
  'no-keys': () => 'Dieses Profil hat noch keine Schlüssel.',
  'literal-address': () =>
    'Nicht nötig: Die Adresse des Dienstes enthält eine IP-Adresse statt eines Namens.',
  'left-to-proxy': () =>
    'Nicht nötig: Dieser Computer kennt den Namen nicht, der Proxy löst ihn auf.',
  'local-http': () => 'Nicht verwendet: http:// zu diesem Computer braucht kein Zertifikat.',
  'no-answer': () => 'Nicht bekannt, weil keine Antwort kam.',
  'no-date': () => 'Der Dienst nennt seine Uhrzeit nicht.',
  'not-told': () => 'Das System hat nicht mitgeteilt, ob es einen Proxy gibt.',
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
    `${clockOff(skewSeconds)}. Bei Aufrufen wird das korrigiert, wo nötig und sofern nicht ausgeschaltet. Besser ist es, die Uhr auf „automatisch“ zu stellen.`,
  keychainUnused:
    'Die Schlüssel dieses Profils sind bis zum Schließen der App im Arbeitsspeicher und funktionieren deshalb weiter.',
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
    'Der Bericht enthält Versionen, Ergebnisse und die letzten Aufrufe. Er enthält keine Schlüssel, keine Namen und nichts aus dem Konto. Für den Support ist er auf Englisch.',
  withHost: 'Hostnamen einschließen',
  copy: 'Bericht kopieren',
  copied: 'Bericht kopiert.',
  save: 'Bericht speichern …',
  saved: 'Bericht gespeichert.',
};

export const requestWords: typeof englishRequests = {
  title: 'Letzte Aufrufe',
  nothing: 'Noch kein Aufruf.',
  inMemory: 'Nur im Arbeitsspeicher; wird beim Schließen der App gelöscht.',
  columns: { time: 'Zeit (UTC)', result: 'Ergebnis', duration: 'Dauer', size: 'Größe' },
  durationOf: duration,
  sizeOf: size,
  purposes: {
    account: 'Abruf des Kontos',
    check: 'Prüfung der Verbindung',
    keys: 'Test neuer Schlüssel',
    'dry-run': 'Probelauf',
  },
  results: {
    unsent: 'Nicht gesendet',
    sent: 'Läuft',
    stopped: 'Gestoppt',
    noAnswer: (code) => `Keine Antwort, ${code}`,
    tried: (result, times) => `${result}, ${times} Versuche`,
  },
  showAll: (count) => `Alle ${integer.format(count)} anzeigen`,
  showFewer: 'Weniger anzeigen',
  show: 'Aufruf anzeigen',
  dryRunHint: '„Probelauf“ signiert einen Aufruf, wie er jetzt gesendet würde, sendet aber nichts.',
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
  time: 'Zeit',
  outcomes: {
    unsent: 'Probelauf: signiert, aber nicht gesendet.',
    sent: 'Gesendet; die Antwort ist noch nicht vollständig.',
    accepted: 'Vom Dienst akzeptiert.',
  },
  purpose: 'Zweck',
  attempt: 'Versuch',
  attemptOf: (attempt, attempts) => `${attempt} von ${attempts}`,
  serviceId: 'Request-ID',
  age: 'Token ausgestellt',
  spans: {
    seconds: (count) => `${count}\u00a0s`,
    minutes: (count) => `${count}\u00a0Min.`,
    hours: (count) => `${count}\u00a0Std.`,
  },
  usable: (age, left) => `vor ${age}\u00a0s; der Dienst akzeptiert es noch ${left}\u00a0s lang`,
  tooOld: (age) => `vor ${age}; zu alt, um verwendet zu werden`,
  used: (age) => `vor ${age}; akzeptiert, gilt nur für einen Aufruf`,
  fromFuture: (seconds) => `gegenüber der Uhr des Dienstes um ${seconds}\u00a0s vordatiert`,
  address: 'Adresse',
  clock: 'Verwendete Uhr',
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
  differs: 'weicht ab',
  proof: 'Signatur und Schlüssel',
  signedBy: {
    verified:
      'Die Signatur wurde mit dem öffentlichen Schlüssel dieses Profils erfolgreich geprüft.',
    'verified-then':
      'Die Signatur wurde erfolgreich mit dem öffentlichen Schlüssel geprüft, den dieses Profil damals hatte.',
    'not-verified': 'Die Signatur passt nicht zum öffentlichen Schlüssel dieses Profils.',
  },
  fingerprint: 'Öffentlicher Schlüssel',
  notShown:
    'Signatur und API-Schlüssel werden nicht angezeigt: Beide verlassen den geschützten Teil der App nie.',
  changes: 'Im Vergleich zum letzten akzeptierten Aufruf',
  nothingAccepted: 'Seit dem Start der App wurde kein Aufruf akzeptiert.',
  thisIsIt: 'Das ist der letzte akzeptierte Aufruf.',
  unchanged: (when) => `Kein Unterschied zum akzeptierten Aufruf (${when}).`,
  changed: (when) => `Unterschiede zum akzeptierten Aufruf (${when}):`,
  changedFields: {
    address: 'die Adresse des Dienstes',
    privateKey: 'der öffentliche Schlüssel (ein anderes Schlüsselpaar)',
    apiKey: 'der API-Schlüssel',
  },
  changedHeader: (name) => `${name} im Header`,
  changedClaim: (name) => `der Claim ${name}`,
};
