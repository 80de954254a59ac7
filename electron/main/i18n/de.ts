import { sandboxVariable } from '../shell/startup/refused-switches';
import type { en } from './en';

const span = (seconds: number): string =>
  seconds < 7200
    ? `${Math.round(seconds / 60)} Minuten`
    : `${Math.round(seconds / 3600).toLocaleString('de')} Stunden`;

const madeHere =
  'Ein privater Schlüssel, der in dieser App erzeugt wurde, existiert nur in dieser App.';

export const de: typeof en = {
  cancel: 'Abbrechen',
  demoAccount: 'Demokonto',
  confirmConnection: {
    message: (host) => `Mit ${host} verbinden?`,
    was: 'Bisher waren diese Schlüssel bestimmt für:',
    will: 'Der API-Schlüssel und mit dem privaten Schlüssel signierte Aufrufe gehen dann an:',
    caution:
      'Fahren Sie nur fort, wenn Sie diese Adresse des Dienstes kennen. Sie werden für jede Adresse einmal gefragt.',
    confirm: 'Verbinden',
  },
  confirmClock: {
    message: (host) => `Mit der Uhrzeit von ${host} signieren?`,
    moment: (at) => new Date(at).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'medium' }),
    detail: (here, there, seconds) =>
      `Die Uhr dieses Computers zeigt ${here}, die des Dienstes ${there}. Der Unterschied beträgt ${span(seconds)}.`,
    caution:
      'Aufrufe werden dann mit der Uhrzeit des Dienstes signiert. Fahren Sie nur fort, wenn Sie wissen, dass die Uhr dieses Computers falsch geht.',
    confirm: 'Uhrzeit des Dienstes verwenden',
  },
  whichProfile: {
    service: (host) => `Dienst: ${host}`,
    demo: 'Dienst: die Demo in dieser App',
    key: (beginning) => `Öffentlicher Schlüssel: ${beginning}`,
  },
  confirmTrust: {
    message: (profile) => `Für „${profile}“ einem anderen Konto vertrauen?`,
    until: 'bisher',
    now: 'jetzt',
    name: (when, name) => `Name (${when}): ${name}`,
    userId: (when, userId) => `Nutzer-ID (${when}): ${userId}`,
    notGiven: '(nicht angegeben)',
    notKnown: '(hier nicht bekannt)',
    caution: {
      'user-id': () =>
        'Sie stimmen nur der neuen Nutzer-ID zu: Alarme bleiben, und jeder bekannte Eintrag mit einer anderen Adresse löst einen aus.',
      everything: (alarms) =>
        `Alle seine Adressen gelten dann als richtig und lassen sich kopieren${alarms === 0 ? '' : `, und ${alarms === 1 ? 'ein offener Alarm endet' : `${alarms} offene Alarme enden`}`}.`,
    },
    ask: 'Fahren Sie nur fort, wenn der Anbieter des Dienstes Ihnen über einen Kontaktweg, den Sie bereits kannten, erklärt hat, warum es ein anderes Konto ist.',
    confirm: 'Diesem Konto vertrauen',
  },
  confirmNewKeys: {
    message: (profile) => `Schlüssel von „${profile}“ ersetzen?`,
    untested:
      'Der Dienst hat die neuen Schlüssel nicht akzeptiert. Wenn sie falsch sind, lässt sich nichts abrufen, bis Sie die richtigen eingeben.',
    copyGoes: 'Die letzte gültige Antwort und ihre Offline-Kopie werden gelöscht.',
    opensAnother:
      'Der Dienst akzeptiert die neuen Schlüssel, liefert damit aber ein anderes Konto:',
    ofItsOwn:
      'Wenn es Schlüssel des bekannten Kontos sein sollen, brechen Sie ab und prüfen Sie sie. Wenn Sie beide Konten sehen möchten, brechen Sie ab und klicken Sie für das andere auf „Profil hinzufügen …“.',
    lost: `Die alten Schlüssel werden gelöscht und lassen sich nicht wiederherstellen. ${madeHere}`,
    lostApiKey: 'Der alte API-Schlüssel wird gelöscht. Der private Schlüssel bleibt.',
    kept: 'Die neuen Schlüssel gelten nur für diese Sitzung. Die alten bleiben im Schlüsselbund und werden ab dem nächsten Start wieder verwendet.',
    confirm: 'Schlüssel ersetzen',
  },
  confirmRemoval: {
    one: (profile) => `„${profile}“ mit seinen Schlüsseln entfernen?`,
    forget: (profile) => `„${profile}“ vergessen, obwohl sich nicht alles davon löschen lässt?`,
    all: (profiles) =>
      profiles === 1
        ? 'Profil und seine Schlüssel entfernen?'
        : `Alle ${profiles} Profile und ihre Schlüssel entfernen?`,
    allEarlier: (profiles) =>
      profiles === 1
        ? 'Reste eines früheren Profils entfernen?'
        : `Reste von ${profiles} früheren Profilen entfernen?`,
    keys: {
      keychain: `API-Schlüssel und privater Schlüssel werden aus dem Schlüsselbund gelöscht; beim Dienst bleiben sie registriert. ${madeHere}`,
      'this-run': `API-Schlüssel und privater Schlüssel werden aus dem Arbeitsspeicher entfernt, ältere aus dem Schlüsselbund gelöscht; beim Dienst bleiben sie registriert. ${madeHere}`,
      none: 'Es hat auf diesem Computer keine Schlüssel.',
      demo: 'Seine Schlüssel werden gelöscht. Diese wurden für die Demo erzeugt und funktionieren nirgendwo sonst.',
    },
    allKeys: `API-Schlüssel und private Schlüssel werden aus dem Schlüsselbund und dem Arbeitsspeicher gelöscht; die eines Dienstes bleiben dort registriert. ${madeHere}`,
    keysLater:
      'Schlüssel, die noch im Schlüsselbund sind, werden gelöscht, sobald er antwortet: beim nächsten Start oder wenn das nächste Mal etwas entfernt wird.',
    files:
      'Notizen, zuerst gesehene Adressen, Alarme, Verlauf und Offline-Kopien werden ebenfalls gelöscht. Nichts davon lässt sich wiederherstellen.',
    earlier: (profiles) =>
      profiles === 1
        ? 'Ein früheres Profil, das nicht mehr in den Einstellungen steht, wird zusammen mit seinen Schlüsseln entfernt. Wenn die Einstellungen verloren gegangen sind, holen Sie es stattdessen mit einem Backup der Einstellungen zurück.'
        : `${profiles} frühere Profile, die nicht mehr in den Einstellungen stehen, werden zusammen mit ihren Schlüsseln entfernt. Wenn die Einstellungen verloren gegangen sind, holen Sie die Profile stattdessen mit einem Backup der Einstellungen zurück.`,
    removeOne: 'Profil und Schlüssel entfernen',
    forgetOne: 'Profil vergessen',
    removeAll: 'Alles entfernen',
    removeEarlier: 'Reste entfernen',
  },
  confirmLink: {
    message: (host) => `${host} in Ihrem Browser öffnen?`,
    address: (host) =>
      `${host} wird diese Adresse und Ihre IP-Adresse sehen. Sie werden danach nicht erneut gefragt.`,
    releasePage: (host) =>
      `Die Seite der neuen Version ist auf dieser Website. ${host} wird Ihre IP-Adresse sehen.`,
    confirm: 'Öffnen',
  },
  confirmReplace: {
    message: 'Auch die Signatur und den öffentlichen Schlüssel ersetzen?',
    detail: (names) => `Dateien mit diesen Namen gibt es schon: ${names}`,
    confirm: 'Ersetzen',
  },
  menu: {
    file: 'Datei',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    window: 'Fenster',
    help: 'Hilfe',
    about: (app) => `Über ${app}`,
    hide: (app) => `${app} ausblenden`,
    quit: 'Beenden',
    quitApp: (app) => `${app} beenden`,
    exit: 'Beenden',
    closeWindow: 'Fenster schließen',
    substitutions: 'Ersetzungen',
    speech: 'Sprachausgabe',
    record: {
      copyAddress: 'Adresse kopieren',
      copyDeployer: 'Deployer kopieren',
      copyValue: 'Wert kopieren',
      openExplorer: 'Im Explorer öffnen',
      openDetails: 'Details öffnen',
      favourite: 'Favorit',
      copyRow: 'Zeile kopieren',
      copyRows: 'Ausgewählte Zeilen kopieren',
      select: 'Zeile auswählen',
    },
    roles: {
      services: 'Dienste',
      hideOthers: 'Andere ausblenden',
      unhide: 'Alle einblenden',
      close: 'Schließen',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      cut: 'Ausschneiden',
      copy: 'Kopieren',
      paste: 'Einfügen',
      pasteAndMatchStyle: 'Einfügen und Stil anpassen',
      delete: 'Löschen',
      selectAll: 'Alles auswählen',
      showSubstitutions: 'Ersetzungen einblenden',
      toggleSmartQuotes: 'Intelligente Anführungszeichen',
      toggleSmartDashes: 'Intelligente Bindestriche',
      toggleTextReplacement: 'Text ersetzen',
      startSpeaking: 'Sprachausgabe starten',
      stopSpeaking: 'Sprachausgabe stoppen',
      resetZoom: 'Originalgröße',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      togglefullscreen: 'Vollbild ein/aus',
      toggleDevTools: 'Entwicklerwerkzeuge ein/aus',
      minimize: 'Minimieren',
      zoom: 'Zoomen',
      front: 'Alle nach vorne bringen',
    },
  },
  windowGone: {
    message: 'Das Fenster wird immer wieder unerwartet geschlossen.',
    detail:
      'Es wurde dreimal innerhalb einer Minute neu geladen. Ihre Schlüssel und Einstellungen sind nicht darin; nichts ist verloren.',
    buttons: ['Neu laden', 'Beenden'],
  },
  windowForeign: {
    message: 'Das Fenster wurde gestoppt, weil fremder Code darin gefunden wurde.',
    detail:
      'Etwas auf diesem Computer verändert die App. Installieren Sie sie neu aus der ursprünglichen Quelle.',
    buttons: ['Beenden'],
  },
  windowNotLoaded: {
    message: 'Das Fenster konnte nicht geladen werden.',
    detail:
      'Wenn das erneut passiert, ist die Installation beschädigt: Installieren Sie die App neu.',
    buttons: ['Neu laden', 'Beenden'],
  },
  windowHangs: {
    message: 'Das Fenster reagiert nicht.',
    detail:
      'Sie können warten oder es neu laden. Ihre Schlüssel und Einstellungen sind nicht darin; nichts ist verloren.',
    buttons: ['Neu laden', 'Warten'],
  },
  failed: {
    title: 'Account Viewer muss beendet werden',
    detail:
      'Es ist ein Fehler aufgetreten, den die App nicht beheben kann. Ihre Schlüssel und Einstellungen sind unverändert. Wo er aufgetreten ist, steht im Protokoll, falls eines geführt wird.',
  },
  noUserData: {
    title: 'Account Viewer kann seine Daten nicht speichern',
    detail: (folder) =>
      `Die App kann nicht in ${folder} schreiben: Vielleicht gehört der Ordner jemand anderem, oder der Datenträger ist voll. Schaffen Sie Platz oder geben Sie sich dort Schreibrechte, und starten Sie die App dann erneut.`,
  },
  refusedSwitch: {
    title: 'Account Viewer wurde nicht gestartet',
    message: (refusal) => {
      if (refusal === sandboxVariable)
        return `Die App wurde mit der Variablen ${refusal} gestartet, die ihren Schutz ausschaltet. Starten Sie sie ohne diese Variable.`;
      if (refusal === 'user-data-dir')
        return `Die App wurde mit --${refusal} gestartet. Damit würde sie fremde Daten verwenden. Starten Sie sie ohne diese Option.`;
      return refusal === 'no-sandbox'
        ? `Die App wurde mit --${refusal} gestartet. Das schaltet ihren Schutz aus. AppImages tun das, wenn das System keine Sandbox erlaubt: Installieren Sie stattdessen das deb- oder rpm-Paket.`
        : `Die App wurde mit --${refusal} gestartet. Das kann ihren Schutz ausschalten. Starten Sie sie ohne diese Option.`;
    },
  },
};
