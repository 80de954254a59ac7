import type { words as english } from '../window';
import { appearanceWords, settingsWords, explorerWords } from './settings';
import { connectWords } from './connect';
import { addressWords, copyingWords, listWords, scriptWords } from './list';
import { overviewWords } from './overview';
import { integer, plural, shortWait } from './plural';
import { shellWords } from './shell';

const setClock =
  'Stellen Sie die Uhr und ihre Zeitzone in den Einstellungen Ihres Systems auf automatisch.';

export const windowWords: typeof english = {
  app: {
    name: 'Account Viewer',
    demo: 'Demo',
  },
  shortcuts: 'Tastenkürzel',
  common: {
    oneFile: (count) =>
      `Nur die erste von ${integer.format(count)} Dateien wurde genommen: Legen Sie eine nach der anderen ab.`,
    notGiven: 'nicht angegeben',
    empty: 'leer',
    onlySpaces: 'nur Leerzeichen',
    unnamed: 'Ohne Namen',
    hiddenCharacter: 'Ein Zeichen, das nicht sichtbar wäre',
    cancel: 'Abbrechen',
    close: 'Schließen',
    closeMessage: 'Meldung schließen',
    retry: 'Erneut versuchen',
  },
  clock: {
    corrected: (off) => `${off}; Aufrufe werden korrigiert. ${setClock}`,
    uncorrected: (off) => `${off}. ${setClock}`,
    unknown: 'Der Dienst nennt seine Uhrzeit nicht.',
    accept: 'Für diese Sitzung die Uhrzeit des Dienstes benutzen',
    acceptHint:
      'Benutzen Sie die Uhrzeit des Dienstes nur, wenn Sie sicher sind, dass es Ihr Dienst ist. Wäre sie falsch, könnte jemand signierte Aufrufe dieser App aufzeichnen und später erneut senden.',
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
      'Ruht, solange das Fenster verborgen oder der Computer offline ist, und wird nach Fehlern langsamer. Hört auf, wo Sie etwas tun müssen: wenn Schlüssel abgelehnt werden oder nicht zu lesen sind, eine Uhr falsch geht oder ein anderes Konto antwortet.',
    correct: 'Eine falsche Uhr korrigieren',
    correctHint:
      'Aufrufe werden dann mit der Uhrzeit des Dienstes signiert. Bei mehr als 10 Minuten werden Sie zuerst gefragt.',
    stop: 'Anhalten',
  },
  wait: {
    none: 'Wird aktualisiert …',
    keychain: {
      title: 'Wartet auf den Schlüsselbund …',
      hint: 'Vielleicht fragt ein Fenster Ihres Systems nach seinem Passwort.',
      hintOnMac: 'Vielleicht fragt macOS nach seinem Passwort, für „Account Viewer Helper“.',
    },
    service: 'Wartet auf den Dienst …',
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
    loading: 'Das Konto wird gelesen …',
    updated: (when) => `Aktualisiert: ${when}`,
    code: 'Code',
    lastTried: (when) => `Zuletzt versucht: ${when}.`,
    shownIsOld: (when) => `letzte gute Antwort: ${when}`,
    shownIsCopy: (when) => `Offline-Kopie vom ${when}`,
    nextTry: (seconds) => `nächster Versuch in ${shortWait(seconds)}`,
    tryFrom: (seconds) => `noch ${shortWait(seconds)} warten`,
    changeKeys: 'Schlüssel ändern …',
    changeAddress: 'Adresse ändern …',
    notYetAccepted:
      'Ein solcher Aufruf wurde noch nie angenommen. Prüfen Sie, was Sie zuletzt geändert haben, und diese beiden:',
    acceptedBefore:
      'Der Dienst hat diese Schlüssel schon angenommen: Seither kann der API-Schlüssel ersetzt oder gesperrt oder für ihn ein anderer öffentlicher Schlüssel registriert worden sein. Fragen Sie, wer den Zugang verwaltet, und geben Sie die jetzigen Schlüssel mit „Schlüssel ändern …“ an.',
    checkApiKey: 'Der API-Schlüssel muss der sein, den der Anbieter Ihnen gegeben hat.',
    checkPublicKey: 'Dieser öffentliche Schlüssel muss beim Dienst für ihn registriert sein.',
    called: 'Aufgerufen',
    keysFor: 'Schlüssel bestimmt für',
    addressNow: 'Adresse des Dienstes jetzt',
    ownFingerprint: 'Fingerabdruck Ihres öffentlichen Schlüssels',
    copyFingerprint: 'Fingerabdruck kopieren',
    checkNetwork:
      'Melden Sie sich in diesem Netz an, falls es das verlangt: Öffnen Sie im Browser eine beliebige Seite.',
    checkAddress:
      'Verlangt es das nicht, prüfen Sie die Adresse des Dienstes, und fragen Sie die Betreiber des Netzes, ob sie dort gesperrt ist.',
    wholeMessage: 'Ganze Meldung anzeigen',
    moreMessages: (count) => `${count} weitere`,
    showAnswer: 'Anzeigen, was kam',
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
        'In der Antwort fehlt die Liste der Wallets. Ob es in diesem Konto welche gibt, ist nicht bekannt.',
      contracts:
        'In der Antwort fehlt die Liste der Contracts. Ob es in diesem Konto welche gibt, ist nicht bekannt.',
    },
    notList: {
      wallets: (is) =>
        `Statt einer Liste der Wallets stand in der Antwort ${is}. Ob es in diesem Konto welche gibt, ist nicht bekannt.`,
      contracts: (is) =>
        `Statt einer Liste der Contracts stand in der Antwort ${is}. Ob es in diesem Konto welche gibt, ist nicht bekannt.`,
    },
    notRead: 'Noch nichts anzuzeigen: Das Konto konnte nicht gelesen werden.',
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
      otherwise: 'lesbar, aber anders geschrieben als spezifiziert',
      'no-zone': 'Zeitpunkt ohne Zeitzone',
      malformed: 'kein Zeitpunkt',
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
    values: 'Werte des Kontos, die die Spezifikation nicht kennt',
    reading: 'Die Werte werden gelesen …',
    notRead:
      'Die Werte konnten nicht gelesen werden: Vielleicht ist inzwischen eine neue Antwort da.',
    moreValues: (count) =>
      `${plural(count, 'weiterer Wert', 'weitere Werte')}, zu finden im JSON-Export des ganzen Kontos.`,
    where: 'Liste',
    field: 'Feld',
    what: 'Problem',
    count: 'Wie oft',
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
    invalid: 'kein Zeitpunkt',
    'no-zone': 'ohne Zeitzone',
    future: 'in der Zukunft',
    'before-2015': 'vor 2015',
    elsewhere: (date, age) => `${date}, ${age}`,
    received: (date, received) => `${date}; empfangen als ${received}`,
  },
};
