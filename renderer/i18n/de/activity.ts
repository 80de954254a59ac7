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
  wallets:
    'Eine Wallet, die diesen Namen hatte, ist verschwunden, und eine andere hat ihn übernommen',
  contracts:
    'Ein Contract, der diesen Namen hatte, ist verschwunden, und ein anderer hat ihn übernommen',
};

const wasGone: Record<ListName, string> = {
  wallets:
    'Eine Wallet, die diesen Namen hatte, war verschwunden, und eine andere hatte ihn übernommen',
  contracts:
    'Ein Contract, der diesen Namen hatte, war verschwunden, und ein anderer hatte ihn übernommen',
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
  `${integer.format(count)} ${count === 1 ? 'ist' : 'sind'} wieder wie zuvor`;

const goneAgain = (count: number): string =>
  count === 1
    ? '1 Eintrag, der einen bekannten ersetzt hatte, ist wieder verschwunden'
    : `${integer.format(count)} Einträge, die bekannte ersetzt hatten, sind wieder verschwunden`;

export const activityWords: typeof english = {
  title: 'Änderungen',
  summary: summaryOf({ records, fresh, ofKind, integer }),
  markSeen: 'Alles als gesehen markieren',
  nothingNew: 'Nichts Neues',
  marked: 'Als gesehen markiert.',
  noneLeft: 'Bestätigt. Keine Alarme mehr offen.',
  noneLeftUnkept: 'Nur bis zum Schließen der App bestätigt: Die Bestätigung ist nicht gespeichert.',
  after: 'Jetzt',
  pinned: 'Zuerst gesehen',
  pinnedAt: (when) => `Zuerst gesehen ${when}`,
  alarms: 'Alarme',
  alarmTitle: ({ knownBy, list, field, isReverted, isKnownGone }) => {
    const what = pinned[field] ?? { named: field, other: field, ofBoth: field };
    if (knownBy === 'same') {
      return `${what.named} ${ofThis[list]} ${isReverted ? 'hat wieder den zuerst gesehenen Wert' : 'hat sich geändert'}`;
    }
    if (knownBy === 'name' && isKnownGone) {
      return `${two[list]} hatten diesen Namen, mit verschiedenen ${what.ofBoth}; beide sind jetzt verschwunden`;
    }
    return knownBy === 'name'
      ? `${(isReverted ? wasGone : gone)[list]}, mit ${what.other}`
      : `Die ID ${ofThis[list]} ${isReverted ? 'gab' : 'gibt'} es ein zweites Mal, mit ${what.other}`;
  },
  recordGone: (name) => `${name ?? 'Der geöffnete Eintrag'} ist nicht mehr im Konto.`,
  otherGone: 'Der andere Eintrag ist wieder verschwunden.',
  meanwhile: (when) => `Vorübergehend · bemerkt ${when}`,
  noticed: (when) => `Bemerkt ${when}`,
  acknowledge: 'Bestätigen …',
  acknowledgeTitle: 'Diese Änderung bestätigen?',
  acknowledgeText:
    'Nach der Bestätigung gilt der neue Wert als richtig und lässt sich kopieren. Bestätigen Sie nur, wenn Sie wissen, warum er sich geändert hat; eine Nachricht, die Sie dazu auffordert, ist kein Grund.',
  acknowledgeConfirm: 'Bestätigen',
  settleTitle: 'Diesen Alarm bestätigen?',
  settleText:
    'Sie stimmen keinem neuen Wert zu: Der zuerst gesehene gilt weiter, nur der Alarm verschwindet.',
  reason: 'Grund (optional)',
  reasonHint: 'Wird im Verlauf gespeichert, auf diesem Computer.',
  changedMeanwhile:
    'Das Konto wurde inzwischen erneut abgerufen, und die Änderung ist nicht mehr dieselbe.',
  compareAgain: 'Oben steht die aktuelle Änderung: Vergleichen Sie erneut.',
  comparedAgain: 'Ich habe erneut verglichen',
  lookAgain: 'Brechen Sie ab und sehen Sie erneut nach.',
  acknowledgeAll: (count) => `Alle ${integer.format(count)} bestätigen …`,
  acknowledgeAllTitle: (count) => `${plural(count, 'Änderung', 'Änderungen')} bestätigen?`,
  acknowledgeAllText:
    'Nach der Bestätigung gelten die neuen Werte als richtig und lassen sich kopieren. Bestätigen Sie nur, wenn Sie wissen, warum sie sich geändert haben.',
  settleSomeText: 'Wo ein Wert wieder wie zuvor ist, gilt der zuerst gesehene weiter.',
  acknowledgeAllConfirm: 'Alle bestätigen',
  alarmCount: {
    address: alarmCountOf({
      changed: (count) => `${plural(count, 'Adresse hat', 'Adressen haben')} sich geändert`,
      back: (count) =>
        plural(
          count,
          'Adresse hat wieder den zuerst gesehenen Wert',
          'Adressen haben wieder den zuerst gesehenen Wert',
        ),
      moreBack,
      gone: goneAgain,
    }),
    value: alarmCountOf({
      changed: (count) =>
        `${plural(count, 'zuerst gesehener Wert hat', 'zuerst gesehene Werte haben')} sich geändert`,
      back: (count) => `${plural(count, 'Wert ist', 'Werte sind')} wieder wie zuvor`,
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
      'user-id': 'Der Dienst hat eine andere Nutzer-ID geliefert als bisher.',
      addresses: (left, known) =>
        `Die Nutzer-ID ist gleich, die Adressen sind es nicht: Von ${integer.format(known)} bekannten ${left === 0 ? 'ist keine mehr' : `${left === 1 ? 'ist' : 'sind'} ${integer.format(left)} noch`} bei ${known === 1 ? 'ihrem Eintrag' : 'ihren Einträgen'}.`,
    },
    asBefore:
      'Die Adresse des Dienstes und Ihre Schlüssel sind dieselben wie bei der letzten gültigen Antwort.',
    perhapsMeant:
      'Die App kann nicht erkennen, ob die Adresse des Dienstes und die Schlüssel vorher dieselben waren. Wenn Sie sie gerade geändert haben, ist das vielleicht beabsichtigt.',
    nothingTaken:
      'Keine Adresse des anderen Kontos wird angezeigt, und nichts davon wird gespeichert, kopiert oder exportiert, solange Sie ihm nicht vertrauen.',
    meaning:
      'Es kann ein Fehler oder eine Umstellung beim Anbieter sein. Es kann aber auch jemand zwischen Ihnen und dem Dienst sein, der Zahlungen auf eigene Adressen umleiten will.',
    ask: 'Fragen Sie den Anbieter oder die Person, die Ihren Zugang verwaltet, über einen Kontaktweg, den Sie bereits kennen. Senden Sie nichts, bis Sie eine Antwort haben.',
    stopped:
      'In der Zwischenzeit wird das Konto nicht automatisch aktualisiert. „Aktualisieren“ fragt den Dienst erneut; sobald er das bekannte Konto liefert, verschwindet diese Meldung.',
    until: 'Bisher',
    now: 'Jetzt',
    lastAnswer: (when) => `Letzte gültige Antwort: ${when}`,
    answered: (when) => `Antwort: ${when}`,
    knownAddresses: 'Bekannte Adressen',
    addressesLeft: (left, known) => `${integer.format(left)} von ${integer.format(known)}`,
    unknownTime: 'Nicht aufgezeichnet',
    notKnown: 'Hier nicht bekannt',
    askedWith: 'Abgerufen mit',
    same: 'gleich',
    demo: 'Demo in dieser App',
    keepLooking: 'Letzte gültige Antwort öffnen',
    keepLookingHint: (when) =>
      `Öffnet die letzte gültige Antwort (${when}). Sie ist nicht aktuell.`,
    nothingKept:
      'Es gibt keine letzte gültige Antwort zum Ansehen: Offline-Kopien sind in den Einstellungen ausgeschaltet.',
    nothingAtHand:
      'Es gibt keine letzte gültige Antwort zum Ansehen: Auf diesem Computer ist keine gespeichert.',
    trust: 'Vertrauen …',
    trustHint: {
      'user-id': () =>
        'Sie werden noch einmal außerhalb dieses Fensters gefragt. Sie stimmen dann nur der neuen Nutzer-ID zu: Alarme bleiben, und jeder bekannte Eintrag mit einer anderen Adresse löst einen aus.',
      everything: (alarms) =>
        `Sie werden noch einmal außerhalb dieses Fensters gefragt. Danach gelten alle Adressen des neuen Kontos als richtig${alarms === 0 ? '' : `, und ${plural(alarms, 'offener Alarm endet', 'offene Alarme enden')}`}.`,
    },
    trustHidden:
      'Verborgene Werte können Sie nicht vergleichen: Zeigen Sie sie an, bevor Sie diesem Konto vertrauen.',
    trusted: 'Diesem Konto wird ab jetzt vertraut.',
    status: (when) => `Gestoppt ${when}: anderes Konto`,
    lookingAt: (when) => `nicht aktuell: Sie sehen eine frühere Antwort (${when})`,
    answers: 'Der Dienst liefert jetzt ein anderes Konto',
  },
  lost: {
    title: 'Zuerst gesehene Adressen sind verloren',
    why: {
      missing:
        'Ein anderes Programm hat die Datei mit den zuerst gesehenen Adressen gelöscht oder verschoben, oder ein Backup wurde ohne sie wiederhergestellt.',
      older:
        'Die Datei mit den zuerst gesehenen Adressen ist älter als die zuletzt gespeicherte: Ein anderes Programm hat sie dorthin gelegt, oder ein Backup wurde wiederhergestellt.',
      damaged:
        'Die Datei mit den zuerst gesehenen Adressen konnte nicht geöffnet werden: Sie ist beschädigt, oder der Schlüsselbund hat einen anderen Schlüssel, wie es auf einem anderen Computer der Fall ist.',
    },
    meaning:
      'Die App konnte das Konto nur mit dem vergleichen, was noch vorhanden war, etwa mit der letzten Offline-Kopie, falls es eine gab. Vergleichen Sie die Adressen, auf die Sie sich verlassen, mit einer anderen Quelle, bevor Sie etwas senden.',
    acknowledgeTitle: 'Mit den aktuellen Adressen fortfahren?',
    acknowledgeText:
      'Diese Adressen gelten dann als richtig, und diese Meldung verschwindet. Erst eine spätere Änderung löst einen Alarm aus.',
  },
};
