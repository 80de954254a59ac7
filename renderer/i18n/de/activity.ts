import type { ListName } from '../../../shared/account';
import type { ChangeKind } from '../../../shared/activity';
import { alarmCountOf, summaryOf, type activityWords as english } from '../activity';
import { integer, plural, records } from './plural';

const fresh: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'neue Wallet', 'neue Wallets'),
  contracts: (count) => plural(count, 'neuer Contract', 'neue Contracts'),
};

const ofKind: Record<ChangeKind, string> = {
  changed: 'geändert',
  renamed: 'umbenannt',
  added: 'neu',
  removed: 'verschwunden',
};

const ofThis: Record<ListName, string> = {
  wallets: 'dieser Wallet',
  contracts: 'dieses Contracts',
};

const gone: Record<ListName, string> = {
  wallets: 'Eine Wallet, die diesen Namen hatte, ist verschwunden, und eine andere hat ihn jetzt',
  contracts:
    'Ein Contract, der diesen Namen hatte, ist verschwunden, und ein anderer hat ihn jetzt',
};

const wasGone: Record<ListName, string> = {
  wallets: 'Eine Wallet, die diesen Namen hatte, war verschwunden, und eine andere hatte ihn',
  contracts: 'Ein Contract, der diesen Namen hatte, war verschwunden, und ein anderer hatte ihn',
};

/** Names of a pinned field: as a subject, after „mit“ for another value, and after „mit“ for two records. */
interface Pinned {
  readonly named: string;
  readonly other: string;
  readonly ofBoth: string;
}

const anAddress: Pinned = {
  named: 'Die Adresse',
  other: 'einer anderen Adresse',
  ofBoth: 'Adressen',
};

const pinned: Readonly<Record<string, Pinned>> = {
  walletAddress: anAddress,
  address: anAddress,
  type: { named: 'Der Typ', other: 'einem anderen Typ', ofBoth: 'Typen' },
  deployedBy: { named: 'Der Deployer', other: 'einem anderen Deployer', ofBoth: 'Deployern' },
};

const two: Record<ListName, string> = { wallets: 'Zwei Wallets', contracts: 'Zwei Contracts' };

const moreBack = (count: number): string =>
  `${integer.format(count)} ${count === 1 ? 'ist' : 'sind'} wieder wie zuerst gesehen`;

const goneAgain = (count: number): string =>
  count === 1
    ? '1 Eintrag an der Stelle eines bekannten ist wieder verschwunden'
    : `${integer.format(count)} Einträge an der Stelle von bekannten sind wieder verschwunden`;

export const activityWords: typeof english = {
  title: 'Änderungen',
  summary: summaryOf({ records, fresh, ofKind, integer }),
  markSeen: 'Alles als gesehen markieren',
  nothingNew: 'Nichts ist neu',
  marked: 'Als gesehen markiert.',
  noneLeft: 'Bestätigt. Kein Alarm ist mehr offen.',
  noneLeftUnkept: 'Bestätigt, bis die App geschlossen wird: Es ist nicht gespeichert.',
  after: 'Jetzt',
  pinned: 'Zuerst gesehen',
  pinnedAt: (when) => `Zuerst gesehen ${when}`,
  alarms: 'Alarme',
  alarmTitle: ({ knownBy, list, field, isReverted, isKnownGone }) => {
    const what = pinned[field] ?? { named: field, other: field, ofBoth: field };
    if (knownBy === 'same') {
      return `${what.named} ${ofThis[list]} ${isReverted ? 'ist wieder wie zuerst gesehen' : 'hat sich geändert'}`;
    }
    if (knownBy === 'name' && isKnownGone) {
      return `${two[list]} hatten diesen Namen, mit verschiedenen ${what.ofBoth}; beide sind jetzt verschwunden`;
    }
    return knownBy === 'name'
      ? `${(isReverted ? wasGone : gone)[list]}, mit ${what.other}`
      : `Die ID ${ofThis[list]} ${isReverted ? 'gab' : 'gibt'} es noch einmal, mit ${what.other}`;
  },
  recordGone: (name) => `${name ?? 'Der geöffnete Eintrag'} ist nicht mehr im Konto.`,
  otherGone: 'Der andere Eintrag ist wieder verschwunden.',
  meanwhile: (when) => `Zwischendurch · bemerkt ${when}`,
  noticed: (when) => `Bemerkt ${when}`,
  acknowledge: 'Bestätigen …',
  acknowledgeTitle: 'Diese Änderung bestätigen?',
  acknowledgeText:
    'Der neue Wert gilt von da an als richtig und lässt sich kopieren. Tun Sie das nur, wenn Sie wissen, warum er sich geändert hat; eine Nachricht, die Sie darum bittet, ist kein Grund.',
  acknowledgeConfirm: 'Bestätigen',
  settleTitle: 'Diesen Alarm bestätigen?',
  settleText:
    'Keinem neuen Wert wird zugestimmt: Der zuerst gesehene gilt weiter, nur der Alarm verschwindet.',
  reason: 'Grund (optional)',
  reasonHint: 'Steht im Verlauf, auf diesem Computer.',
  changedMeanwhile:
    'Das Konto wurde inzwischen neu gelesen, und die Änderung ist nicht mehr dieselbe.',
  compareAgain: 'Oben steht, wie es jetzt ist: Vergleichen Sie es noch einmal.',
  comparedAgain: 'Ich habe es noch einmal verglichen',
  lookAgain: 'Brechen Sie ab und sehen Sie noch einmal nach.',
  acknowledgeAll: (count) => `Alle ${integer.format(count)} bestätigen …`,
  acknowledgeAllTitle: (count) => `${plural(count, 'Änderung', 'Änderungen')} bestätigen?`,
  acknowledgeAllText:
    'Die neuen Werte gelten von da an als richtig und lassen sich kopieren. Tun Sie das nur, wenn Sie wissen, warum sie sich geändert haben.',
  settleSomeText: 'Wo ein Wert wieder wie zuerst gesehen ist, gilt dieser weiter.',
  acknowledgeAllConfirm: 'Alle bestätigen',
  alarmCount: {
    address: alarmCountOf({
      changed: (count) => `${plural(count, 'Adresse hat', 'Adressen haben')} sich geändert`,
      back: (count) => `${plural(count, 'Adresse ist', 'Adressen sind')} wieder wie zuerst gesehen`,
      moreBack,
      gone: goneAgain,
    }),
    value: alarmCountOf({
      changed: (count) =>
        `${plural(count, 'zuerst gesehener Wert hat', 'zuerst gesehene Werte haben')} sich geändert`,
      back: (count) => `${plural(count, 'Wert ist', 'Werte sind')} wieder wie zuerst gesehen`,
      moreBack,
      gone: goneAgain,
    }),
  },
  noticedThen: (when) => `bemerkt ${when}`,
  review: 'Prüfen',
  filter: 'Geändert',
  marks: {
    sameName: 'Ein bekannter Eintrag hat denselben Namen, aber eine andere Adresse',
    added: 'Neu, seit Sie zuletzt nachgesehen haben',
    renamed: 'Umbenannt, seit Sie zuletzt nachgesehen haben',
    changed: 'Geändert, seit Sie zuletzt nachgesehen haben',
    alarm: 'Alarm: Ein zuerst gesehener Wert hat sich geändert',
  },
  other: {
    title: 'Das ist ein anderes Konto',
    why: {
      'user-id': 'Der Dienst hat mit einer anderen Nutzer-ID geantwortet als bisher.',
      addresses: (left, known) =>
        `Die Nutzer-ID ist dieselbe, aber die Adressen sind andere: Von ${integer.format(known)} bekannten ${left === 0 ? 'ist keine mehr' : `${left === 1 ? 'ist' : 'sind'} ${integer.format(left)} noch`} bei ${known === 1 ? 'ihrem Eintrag' : 'ihren Einträgen'}.`,
    },
    asBefore:
      'Die Adresse des Dienstes und Ihre Schlüssel sind dieselben wie bei der letzten guten Antwort.',
    perhapsMeant:
      'Ob Adresse und Schlüssel vorher dieselben waren, lässt sich nicht mehr sagen: Haben Sie sie gerade geändert, kann das so gemeint sein.',
    nothingTaken:
      'Keine seiner Adressen wird angezeigt, und nichts davon wird aufbewahrt, kopiert oder exportiert, solange Sie ihm nicht vertrauen.',
    meaning:
      'Es kann ein Fehler oder ein Umzug beim Anbieter sein. Es kann aber auch jemand zwischen Ihnen und dem Dienst stehen, der Zahlungen auf eigene Adressen lenken will.',
    ask: 'Fragen Sie den Anbieter oder wer Ihren Zugang verwaltet, auf einem Weg, den Sie schon kennen, und senden Sie bis dahin nichts.',
    stopped:
      'Solange wird nicht von selbst aktualisiert. Aktualisieren fragt den Dienst noch einmal; antwortet das bekannte Konto, verschwindet diese Meldung.',
    until: 'Bisher',
    now: 'Jetzt',
    lastAnswer: (when) => `Letzte gute Antwort ${when}`,
    answered: (when) => `Geantwortet ${when}`,
    knownAddresses: 'Bekannte Adressen',
    addressesLeft: (left, known) => `${integer.format(left)} von ${integer.format(known)}`,
    unknownTime: 'nicht aufgezeichnet',
    notKnown: 'hier nicht bekannt',
    askedWith: 'Abgefragt mit',
    same: 'gleich',
    demo: 'die Demo in dieser App',
    keepLooking: 'Letzte gute Antwort öffnen',
    keepLookingHint: (when) => `Öffnet die letzte gute Antwort (${when}). Sie ist nicht aktuell.`,
    nothingKept:
      'Eine letzte gute Antwort gibt es nicht anzusehen: Offline-Kopien sind in den Einstellungen ausgeschaltet.',
    nothingAtHand:
      'Eine letzte gute Antwort gibt es nicht anzusehen: Auf diesem Computer ist keine aufbewahrt.',
    trust: 'Vertrauen …',
    trustHint: {
      'user-id': () =>
        'Sie werden noch einmal gefragt, außerhalb dieses Fensters. Sie stimmen damit nur der neuen Nutzer-ID zu: Alarme bleiben, und jeder bekannte Eintrag mit einer anderen Adresse löst einen aus.',
      everything: (alarms) =>
        `Sie werden noch einmal gefragt, außerhalb dieses Fensters. Danach gelten alle Adressen des neuen Kontos als richtig${alarms === 0 ? '' : `, und ${plural(alarms, 'offener Alarm endet', 'offene Alarme enden')}`}.`,
    },
    trustHidden:
      'Was man nicht sieht, kann man nicht vergleichen: Zeigen Sie die Werte an, bevor Sie ihm vertrauen.',
    trusted: 'Diesem Konto wird von jetzt an vertraut.',
    status: (when) => `Angehalten ${when}: anderes Konto`,
    lookingAt: (when) => `nicht aktuell: Sie sehen eine frühere Antwort (${when})`,
    answers: 'Der Dienst antwortet jetzt mit einem anderen Konto',
  },
  lost: {
    title: 'Zuerst gesehene Adressen fehlen',
    why: {
      missing:
        'Ein anderes Programm hat die Datei mit den zuerst gesehenen Adressen gelöscht oder verschoben, oder eine Sicherung wurde ohne sie zurückgespielt.',
      older:
        'Die Datei mit den zuerst gesehenen Adressen ist älter als die zuletzt geschriebene: Ein anderes Programm hat sie dorthin gelegt, oder eine Sicherung wurde zurückgespielt.',
      damaged:
        'Die Datei mit den zuerst gesehenen Adressen ließ sich nicht öffnen: Sie ist beschädigt, oder der Schlüsselbund hat einen anderen Schlüssel, wie auf einem anderen Computer.',
    },
    meaning:
      'Die App konnte das Konto nur mit dem vergleichen, was noch da war, etwa der letzten Offline-Kopie, falls es eine gab. Vergleichen Sie die Adressen, auf die Sie sich verlassen, mit einer anderen Quelle, bevor Sie etwas senden.',
    acknowledgeTitle: 'Mit den jetzigen Adressen weitermachen?',
    acknowledgeText:
      'Sie gelten von da an als richtig, und diese Meldung verschwindet. Erst eine spätere Änderung löst einen Alarm aus.',
  },
};
