import { sandboxVariable } from '../shell/startup/refused-switches';
import type { en } from './en';

const span = (seconds: number): string =>
  seconds < 7200
    ? `${Math.round(seconds / 60)} Minuten`
    : `${Math.round(seconds / 3600).toLocaleString('de')} Stunden`;

const madeHere =
  'Einen privaten Schlüssel, der in dieser App erzeugt wurde, gibt es nirgends außerhalb von ihr.';

export const de: typeof en = {
  cancel: 'Abbrechen',
  demoAccount: 'Demokonto',
  confirmConnection: {
    message: (host) => `Mit ${host} verbinden?`,
    was: 'Bisher waren diese Schlüssel bestimmt für:',
    will: 'Der API-Schlüssel und Aufrufe, die mit dem privaten Schlüssel signiert sind, gehen dann an:',
    caution:
      'Fahren Sie nur fort, wenn Sie diese Adresse des Dienstes kennen. Für jede wird einmal gefragt.',
    confirm: 'Verbinden',
  },
  confirmClock: {
    message: (host) => `Mit der Uhrzeit von ${host} signieren?`,
    moment: (at) => new Date(at).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'medium' }),
    detail: (here, there, seconds) =>
      `Die Uhr dieses Computers zeigt ${here}, die des Dienstes ${there}. Sie weichen um ${span(seconds)} voneinander ab.`,
    caution:
      'Der Dienst bestimmt dann die Zeit der signierten Aufrufe. Fahren Sie nur fort, wenn Sie wissen, dass die Uhr dieses Computers falsch geht.',
    confirm: 'Zeit des Dienstes verwenden',
  },
  whichProfile: {
    service: (host) => `Dienst: ${host}`,
    demo: 'Dienst: die Demo in dieser App',
    key: (beginning) => `Öffentlicher Schlüssel: ${beginning}`,
  },
  confirmTrust: {
    message: (profile) => `Bei „${profile}“ einem anderen Konto vertrauen?`,
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
    ask: 'Fahren Sie nur fort, wenn der Anbieter des Dienstes Ihnen auf einem Weg, den Sie schon kannten, erklärt hat, warum es ein anderes Konto ist.',
    confirm: 'Diesem Konto vertrauen',
  },
  confirmNewKeys: {
    message: (profile) => `Die Schlüssel von „${profile}“ ersetzen?`,
    untested:
      'Der Dienst hat die neuen Schlüssel nicht angenommen. Sind sie falsch, lässt sich nichts lesen, bis die richtigen angegeben sind.',
    copyGoes: 'Die letzte gute Antwort wird gelöscht, und ihre Offline-Kopie.',
    opensAnother:
      'Der Dienst nimmt die neuen Schlüssel an, antwortet mit ihnen aber mit einem anderen Konto:',
    ofItsOwn:
      'Sollten es die Schlüssel des bekannten Kontos sein, brechen Sie ab und prüfen Sie sie. Wollen Sie beide Konten sehen, brechen Sie ab und drücken Sie für das andere „Profil hinzufügen …“.',
    lost: `Die alten Schlüssel werden gelöscht und lassen sich nicht zurückholen. ${madeHere}`,
    lostApiKey: 'Der alte API-Schlüssel wird gelöscht. Der private Schlüssel bleibt.',
    kept: 'Die neuen Schlüssel gelten nur für diese Sitzung. Die alten bleiben im Schlüsselbund und werden ab dem nächsten Start wieder benutzt.',
    confirm: 'Schlüssel ersetzen',
  },
  confirmRemoval: {
    one: (profile) => `„${profile}“ mit den Schlüsseln entfernen?`,
    forget: (profile) => `„${profile}“ vergessen, obwohl sich nicht alles löschen lässt?`,
    all: (profiles) =>
      profiles === 1
        ? 'Das Profil und seine Schlüssel entfernen?'
        : `Alle ${profiles} Profile und ihre Schlüssel entfernen?`,
    allEarlier: (profiles) =>
      profiles === 1
        ? 'Entfernen, was von einem früheren Profil übrig ist?'
        : `Entfernen, was von ${profiles} früheren Profilen übrig ist?`,
    keys: {
      keychain: `API-Schlüssel und privater Schlüssel werden aus dem Schlüsselbund gelöscht; beim Dienst bleiben sie registriert. ${madeHere}`,
      'this-run': `API-Schlüssel und privater Schlüssel werden aus dem Arbeitsspeicher entfernt, ältere aus dem Schlüsselbund gelöscht; beim Dienst bleiben sie registriert. ${madeHere}`,
      none: 'Es hat auf diesem Computer keine Schlüssel.',
      demo: 'Seine Schlüssel werden gelöscht. Sie wurden für die Demo erzeugt und sind zu nichts anderem gut.',
    },
    allKeys: `API-Schlüssel und private Schlüssel werden aus dem Schlüsselbund und dem Arbeitsspeicher gelöscht; die eines Dienstes bleiben dort registriert. ${madeHere}`,
    keysLater:
      'Schlüssel, die noch im Schlüsselbund sind, werden gelöscht, sobald er antwortet: beim nächsten Start, oder wenn das nächste Mal etwas entfernt wird.',
    files:
      'Notizen, zuerst gesehene Adressen, Alarme, Verlauf und Offline-Kopien werden mit gelöscht. Nichts davon lässt sich zurückholen.',
    earlier: (profiles) =>
      profiles === 1
        ? 'Ein früheres Profil, das nicht mehr in den Einstellungen steht, wird zusammen mit seinen Schlüsseln entfernt. Sind die Einstellungen verloren gegangen, bringt es stattdessen eine Sicherung davon zurück.'
        : `${profiles} frühere Profile, die nicht mehr in den Einstellungen stehen, werden zusammen mit ihren Schlüsseln entfernt. Sind die Einstellungen verloren gegangen, bringt sie stattdessen eine Sicherung davon zurück.`,
    removeOne: 'Profil und Schlüssel entfernen',
    forgetOne: 'Profil vergessen',
    removeAll: 'Alles entfernen',
    removeEarlier: 'Übriges entfernen',
  },
  confirmLink: {
    message: (host) => `${host} in Ihrem Browser öffnen?`,
    address: (host) =>
      `${host} wird diese Adresse und Ihre IP-Adresse sehen. Sie werden dazu nicht noch einmal gefragt.`,
    releasePage: (host) =>
      `Dort ist die Seite der neuen Version. ${host} wird Ihre IP-Adresse sehen.`,
    confirm: 'Öffnen',
  },
  confirmReplace: {
    message: 'Auch die Signatur und den öffentlichen Schlüssel ersetzen?',
    detail: (names) => `Dateien dieser Namen gibt es schon: ${names}`,
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
    message: 'Das Fenster schließt sich immer wieder unerwartet.',
    detail:
      'Es wurde dreimal innerhalb einer Minute neu geladen. Ihre Schlüssel und Einstellungen sind nicht darin; nichts ist verloren.',
    buttons: ['Neu laden', 'Beenden'],
  },
  windowForeign: {
    message: 'Das Fenster wurde angehalten, weil fremder Code darin gefunden wurde.',
    detail:
      'Etwas auf diesem Computer verändert die App. Installieren Sie sie neu, von wo Sie sie haben.',
    buttons: ['Beenden'],
  },
  windowNotLoaded: {
    message: 'Das Fenster konnte nicht geladen werden.',
    detail: 'Wenn das wiederkommt, ist die Installation beschädigt: Installieren Sie die App neu.',
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
      'Etwas ist schiefgegangen, worauf die App keine Antwort hat. Ihre Schlüssel und Einstellungen sind, wie sie waren. Wo es geschah, steht im Protokoll, falls eines geführt wird.',
  },
  noUserData: {
    title: 'Account Viewer kann seine Daten nicht ablegen',
    detail: (folder) =>
      `In ${folder} lässt sich nichts schreiben: Der Ordner gehört vielleicht jemand anderem, oder der Datenträger ist voll. Schaffen Sie Platz, oder geben Sie sich dort Schreibrechte, und starten Sie die App noch einmal.`,
  },
  refusedSwitch: {
    title: 'Account Viewer wurde nicht gestartet',
    message: (refusal) => {
      if (refusal === sandboxVariable)
        return `Die App wurde mit der Variablen ${refusal} gestartet, was ihr den Schutz nimmt. Starten Sie sie ohne diese Variable.`;
      if (refusal === 'user-data-dir')
        return `Die App wurde mit --${refusal} gestartet, was ihr fremde Daten gibt. Starten Sie sie ohne diesen Schalter.`;
      return refusal === 'no-sandbox'
        ? `Die App wurde mit --${refusal} gestartet, was ihr den Schutz nimmt. AppImages tun das, wo das System keine Sandbox erlaubt: Installieren Sie stattdessen das deb- oder rpm-Paket.`
        : `Die App wurde mit --${refusal} gestartet, was ihr den Schutz nehmen kann. Starten Sie sie ohne diesen Schalter.`;
    },
  },
};
