import type { words as english } from '../window';
import { appearanceWords, settingsWords, explorerWords } from './settings';
import { connectWords } from './connect';
import { addressWords, copyingWords, listWords, scriptWords } from './list';
import { overviewWords } from './overview';
import { integer, plural, shortWait } from './plural';
import { shellWords } from './shell';

const setClock = 'Stellen Sie Uhrzeit und Zeitzone in den Systemeinstellungen auf „automatisch“.';

export const windowWords: typeof english = {
  app: {
    name: 'Account Viewer',
    demo: 'Demo',
  },
  shortcuts: 'Tastenkürzel',
  common: {
    oneFile: (count) =>
      `Nur die erste von ${integer.format(count)} Dateien wurde verwendet: Ziehen Sie immer nur eine hierher.`,
    notGiven: 'nicht angegeben',
    empty: 'leer',
    onlySpaces: 'nur Leerzeichen',
    unnamed: 'Ohne Namen',
    hiddenCharacter: 'Ein unsichtbares Zeichen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    closeMessage: 'Meldung schließen',
    retry: 'Erneut versuchen',
  },
  clock: {
    corrected: (off) => `${off}; bei Aufrufen wird das korrigiert. ${setClock}`,
    uncorrected: (off) => `${off}. ${setClock}`,
    unknown: 'Der Dienst nennt seine Uhrzeit nicht.',
    accept: 'Für diese Sitzung die Uhrzeit des Dienstes verwenden',
    acceptHint:
      'Verwenden Sie die Uhrzeit des Dienstes nur, wenn Sie sicher sind, dass es Ihr Dienst ist. Mit einer falschen Uhrzeit könnte jemand die signierten Aufrufe dieser App aufzeichnen und später erneut senden.',
  },
  refreshing: {
    every: 'Automatisch aktualisieren',
    intervals: {
      0: 'Nur manuell',
      60: 'Jede Minute',
      300: 'Alle 5 Minuten',
      900: 'Alle 15 Minuten',
    },
    everyHint:
      'Pausiert, solange das Fenster ausgeblendet oder der Computer offline ist, und wird nach Fehlern langsamer. Stoppt, wenn Sie etwas tun müssen: wenn Schlüssel abgelehnt werden oder nicht lesbar sind, eine Uhr falsch geht oder der Dienst ein anderes Konto liefert.',
    correct: 'Falsch gehende Uhr ausgleichen',
    correctHint:
      'Aufrufe werden dann mit der Uhrzeit des Dienstes signiert. Weicht sie um mehr als 10 Minuten ab, werden Sie zuerst gefragt.',
    stop: 'Stoppen',
  },
  wait: {
    none: 'Wird aktualisiert …',
    keychain: {
      title: 'Warten auf den Schlüsselbund …',
      hint: 'Vielleicht fragt ein Systemfenster nach seinem Passwort.',
      hintOnMac: 'Vielleicht fragt macOS nach seinem Passwort, für „Account Viewer Helper“.',
    },
    service: 'Warten auf den Dienst …',
  },
  colours: {
    grey: 'Grau',
    blue: 'Blau',
    green: 'Grün',
    amber: 'Bernstein',
    red: 'Rot',
    violet: 'Violett',
  },
  settings: settingsWords,
  shell: shellWords,
  broken: {
    title: 'Account Viewer konnte nicht starten',
    screen: 'Diese Ansicht konnte nicht angezeigt werden',
  },
  connect: connectWords,
  publicKey: {
    copyPem: 'Öffentlichen Schlüssel kopieren (PEM)',
    copyDer: 'Als Base64 kopieren',
    save: 'Öffentlichen Schlüssel speichern …',
    copied: 'Kopiert.',
    saved: 'Gespeichert.',
  },
  account: {
    profile: 'Profil',
    addProfile: 'Profil hinzufügen …',
    overview: 'Übersicht',
    wallets: 'Wallets',
    contracts: 'Contracts',
    smartContracts: 'Smart Contracts',
    sections: 'Konto',
    refresh: 'Aktualisieren',
    loading: 'Konto wird abgerufen …',
    updated: (when) => `Aktualisiert: ${when}`,
    code: 'Code',
    lastTried: (when) => `Letzter Versuch: ${when}`,
    shownIsOld: (when) => `letzte gültige Antwort: ${when}`,
    shownIsCopy: (when) => `Offline-Kopie: ${when}`,
    nextTry: (seconds) => `nächster Versuch in ${shortWait(seconds)}`,
    stopped: 'wird nicht mehr automatisch aktualisiert',
    tryFrom: (seconds) => `noch ${shortWait(seconds)} warten`,
    changeKeys: 'Schlüssel ändern …',
    changeAddress: 'Adresse ändern …',
    notYetAccepted:
      'So wurde noch kein Aufruf akzeptiert. Prüfen Sie, was Sie zuletzt geändert haben, und diese beiden Punkte:',
    acceptedBefore:
      'Der Dienst hat diese Schlüssel schon einmal akzeptiert: Seitdem wurde vielleicht der API-Schlüssel ersetzt oder gesperrt, oder ein anderer öffentlicher Schlüssel dafür registriert. Fragen Sie die Person, die Ihren Zugang verwaltet, und geben Sie die aktuellen Schlüssel mit „Schlüssel ändern …“ ein.',
    checkApiKey: 'Der API-Schlüssel muss der sein, den Sie vom Anbieter erhalten haben.',
    checkPublicKey: 'Dieser öffentliche Schlüssel muss für diesen API-Schlüssel registriert sein.',
    called: 'Aufgerufen',
    keysFor: 'Schlüssel bestimmt für',
    addressNow: 'Aktuelle Adresse des Dienstes',
    ownFingerprint: 'Fingerabdruck Ihres öffentlichen Schlüssels',
    copyFingerprint: 'Fingerabdruck kopieren',
    checkNetwork:
      'Melden Sie sich in diesem Netzwerk an, falls es das verlangt: Öffnen Sie dazu eine beliebige Seite in Ihrem Browser.',
    checkAddress:
      'Falls nicht, prüfen Sie die Adresse des Dienstes, und fragen Sie Ihre Netzwerkadministration, ob sie gesperrt ist.',
    wholeMessage: 'Vollständige Meldung anzeigen',
    moreMessages: (count) => `${count} weitere`,
    showAnswer: 'Antwort anzeigen',
    answerEmpty: 'Die Antwort war leer.',
    serviceSays: 'Der Dienst sagt:',
    pageSays: 'Eine Webseite sagt:',
    serviceError: 'Fehler des Dienstes:',
    requestNumber: 'Request-ID:',
    pauseOver: 'Die Pause, um die der Dienst gebeten hat, ist vorbei',
    walletCount: (count) => plural(count, 'Wallet', 'Wallets'),
    contractCount: (count) => plural(count, 'Contract', 'Contracts'),
    noList: {
      wallets:
        'In der Antwort fehlt die Liste der Wallets. Ob dieses Konto welche hat, ist daher nicht bekannt.',
      contracts:
        'In der Antwort fehlt die Liste der Contracts. Ob dieses Konto welche hat, ist daher nicht bekannt.',
    },
    notList: {
      wallets: (is) =>
        `Statt einer Liste der Wallets steht in der Antwort ${is}. Ob dieses Konto welche hat, ist daher nicht bekannt.`,
      contracts: (is) =>
        `Statt einer Liste der Contracts steht in der Antwort ${is}. Ob dieses Konto welche hat, ist daher nicht bekannt.`,
    },
    notRead: 'Noch nichts zum Anzeigen: Das Konto konnte nicht abgerufen werden.',
    notAgreed:
      'Nicht verbunden: Sie haben der Adresse des Dienstes dieses Profils noch nicht zugestimmt.',
  },
  overview: overviewWords,
  list: listWords,
  address: addressWords,
  copying: copyingWords,
  explorers: explorerWords,
  appearance: appearanceWords,
  differences: {
    place: { account: 'Konto', wallets: 'Wallets', contracts: 'Contracts' },
    problem: {
      missing: 'nicht angegeben',
      empty: 'angegeben, aber leer',
      unknown: 'nicht in der Spezifikation',
      otherwise: 'Zeitangabe, aber nicht im spezifizierten Format',
      'no-zone': 'Zeitangabe ohne Zeitzone',
      malformed: 'keine Zeitangabe',
    },
    notA: { text: 'kein Text', list: 'keine Liste', object: 'kein Eintrag' },
    wrongType: (is, notA) => `${is}, ${notA}`,
    is: {
      object: 'ein Objekt',
      list: 'eine Liste',
      text: 'ein Text',
      number: 'eine Zahl',
      boolean: 'ein Wahrheitswert',
      null: 'null',
    },
    something: 'etwas anderes',
    record: 'ganzer Eintrag',
    values: 'Werte des Kontos, die nicht in der Spezifikation stehen',
    reading: 'Werte werden gelesen …',
    notRead:
      'Die Werte konnten nicht gelesen werden: Vielleicht ist inzwischen eine neuere Antwort eingetroffen.',
    moreValues: (count) =>
      `${plural(count, 'weiterer Wert steht', 'weitere Werte stehen')} im JSON-Export des ganzen Kontos.`,
    where: 'Liste',
    field: 'Feld',
    what: 'Problem',
    count: 'Anzahl',
    more: 'und weitere Felder',
  },
  fields: {
    id: 'ID',
    asset: 'Asset',
    address: 'Adresse',
    name: 'Name',
    type: 'Typ',
    deployedAt: 'Deployt am',
    deployedBy: 'Deployt von',
  },
  scripts: scriptWords,
  dates: {
    invalid: 'keine Zeitangabe',
    'no-zone': 'ohne Zeitzone',
    future: 'in der Zukunft',
    'before-2015': 'vor 2015',
    elsewhere: (date, age) => `${date}, ${age}`,
    received: (date, received) => `${date}; empfangen als ${received}`,
  },
};
