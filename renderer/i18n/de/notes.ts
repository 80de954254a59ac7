import type { notesFileWords as englishNotesFile, noteWords as english } from '../notes';
import { integer, plural } from './plural';

const listed = (notes: number, pins: number, explorers: number): string =>
  [
    plural(notes, 'Notiz', 'Notizen'),
    plural(pins, 'zuerst gesehene Adresse', 'zuerst gesehene Adressen'),
    plural(explorers, 'Explorer', 'Explorer'),
  ].join(', ');

export const notesFileWords: typeof englishNotesFile = {
  title: 'Notizen und zuerst gesehene Adressen',
  hint: 'Eine Datei für einen anderen Computer oder zum Aufbewahren: Ihre Notizen und Favoriten dieses Profils, die zuerst gesehenen Adressen und die Explorer. Kein Schlüssel steht darin; wer sie hat, kann sie aber lesen und unbemerkt ändern.',
  export: 'Notizen und Adressen exportieren …',
  import: 'Notizen und Adressen importieren …',
  reading: 'Die Datei wird gelesen …',
  exported: (notes, pins, explorers) => `Exportiert: ${listed(notes, pins, explorers)}.`,
  unsaved: (count) =>
    `${plural(count, 'Eintrag fehlt', 'Einträge fehlen')} darin: zu lang, oder die Adresse ist kein Text.`,
  imported: (notes, pins, explorers) =>
    notes + pins + explorers === 0
      ? 'Nichts wurde geändert.'
      : `Importiert: ${listed(notes, pins, explorers)}.`,
  leftOut: (count) =>
    `${plural(count, 'zuerst gesehene Adresse wurde', 'zuerst gesehene Adressen wurden')} ausgelassen, weil sich ${count === 1 ? 'ihr Eintrag' : 'ihre Einträge'} inzwischen geändert ${count === 1 ? 'hat' : 'haben'}.`,
  alarms: (count) => `${plural(count, 'Alarm wurde', 'Alarme wurden')} ausgelöst.`,
  thisRun: 'Es bleibt nur bis zum Schließen der App erhalten.',
  rest: 'Der Rest wurde nicht importiert; die Datei lässt sich noch einmal importieren.',
  dialog: 'Notizen und Adressen importieren',
  from: 'Datei',
  savedAt: 'Exportiert',
  writtenBy: (when, version) => `${when}, mit Version ${version}`,
  of: 'Konto in der Datei',
  known: 'Konto hier',
  userId: (id) => `Nutzer-ID ${id}`,
  other:
    'Diese Datei gehört zu einem anderen Konto. Die zuerst gesehenen Adressen daraus werden hier nicht importiert.',
  unknownOwner:
    'Ob diese Datei zum selben Konto gehört, ist nicht zu erkennen: Eine Nutzer-ID fehlt. Achten Sie selbst darauf.',
  trust:
    'Eine Datei beweist nichts: Importieren Sie nur, was Sie selbst exportiert oder von jemandem haben, dem Sie vertrauen.',
  what: 'Was importiert wird',
  checked: (evm) =>
    evm ? 'Adressen werden nach EIP-55 geprüft' : 'Adressen werden nicht nach EIP-55 geprüft',
  parts: {
    notes: 'Notizen und Favoriten',
    pins: 'Zuerst gesehene Adressen',
    explorers: 'Explorer',
  },
  added: (count) => `${integer.format(count)} neu`,
  stars: (count) => `darunter ${plural(count, 'Favorit', 'Favoriten')}`,
  same: {
    notes: (count) => `${integer.format(count)} ohne Neues`,
    pins: (count) => `${integer.format(count)} gleich`,
    explorers: (count) => `${integer.format(count)} gleich`,
  },
  asked: (count) => `${integer.format(count)} zu entscheiden`,
  left: {
    notes: (count) => `${integer.format(count)} ausgelassen: kein Platz`,
    pins: (count) =>
      `${integer.format(count)} ausgelassen: hier mit anderer Adresse bekannt, oder in der Datei mit mehreren`,
    explorers: (count) => `${integer.format(count)} ausgelassen: kein Platz`,
  },
  conflicts: {
    notes: 'Andere Notizen zur selben Adresse',
    pins: 'Andere Werte desselben Eintrags',
    explorers: 'Andere Seiten für dasselbe Asset',
  },
  pinsHint:
    'Wird der Wert der Datei genommen, entsteht sofort ein Alarm, denn das Konto hat jetzt den anderen.',
  more: (count) =>
    `Nach ${integer.format(count)} weiteren wird hier nicht gefragt: Bei ihnen bleibt, was hier ist.`,
  otherNotes: (count) => `Für ${integer.format(count)} weitere, die nicht aufgeführt sind`,
  forAll: 'Für alle',
  choice: (name) => `Was von ${name} bleibt`,
  hiddenNames: (place) => `Unterschied ${integer.format(place)}`,
  mine: 'Hier',
  theirs: 'In der Datei',
  choices: { mine: 'Meines behalten', theirs: 'Aus der Datei', both: 'Beides behalten' },
  tooLongForBoth: 'Beide zusammen wären zu lang für eine Notiz.',
  tooLongOthers: (count) =>
    `${integer.format(count)} davon ${count === 1 ? 'wäre' : 'wären'} zusammen zu lang für eine Notiz: ${count === 1 ? 'Ihre bleibt' : 'Ihre bleiben'}.`,
  favourite: 'Favorit',
  tags: 'Mit Tags',
  confirm: 'Importieren',
  importing: 'Wird importiert …',
  nothing: 'Es gibt nichts zu importieren.',
};

export const noteWords: typeof english = {
  title: 'Ihre Notizen',
  otherTitle: 'Notizen zu einer anderen Adresse',
  otherAddress:
    'Was Sie getippt haben, gehört nicht zur jetzigen Adresse dieser Wallet und bleibt bei dieser:',
  earlierTitle: 'Ihre Notizen zur früheren Adresse',
  earlierAddress: 'Sie gelten für diese Adresse und nicht für die, die jetzt hier steht:',
  takeOver: 'Auch für die neue Adresse verwenden',
  takenOver: 'Jetzt auch zur neuen Adresse notiert.',
  fills: 'Was Sie zur neuen Adresse notiert haben, bleibt; nur was dort fehlt, kommt hinzu.',
  dialog: 'Notierte Adresse',
  favourite: 'Favorit',
  favourites: 'Favoriten',
  isFavourite: (isOne) => (isOne ? 'Jetzt ein Favorit' : 'Kein Favorit mehr'),
  ownName: 'Ihr Name dafür',
  noted: 'Sie haben etwas notiert',
  hidden: 'Die Werte sind verborgen: Zeigen Sie sie an, um hier zu schreiben.',
  none: 'Noch nichts. Nur Sie sehen, was Sie hier notieren; es ist verschlüsselt und bleibt auf diesem Computer.',
  thisRun:
    'Nur bis zum Schließen der App: Die Schlüssel dieses Profils sind nur für diese Sitzung. Notizen von früher, falls es welche gibt, bleiben in ihrer Datei.',
  waiting: (count) =>
    `${plural(count, 'Notiz', 'Notizen')} aus der Zeit, als die Schlüssel nur für diese Sitzung da waren: Neben den aufbewahrten Notizen war kein Platz, und beim Schließen der App geht das verloren. Kürzen oder leeren Sie aufbewahrte Notizen, um Platz zu schaffen.`,
  notRead:
    'Ihre Notizen ließen sich noch nicht lesen. Mit der nächsten Aktualisierung wird es erneut versucht.',
  noAddress: 'Notizen gehören zu einer Adresse, und dieser Eintrag hat keine verwendbare.',
  add: 'Namen, Tags oder Notiz hinzufügen',
  edit: 'Bearbeiten',
  name: 'Eigener Name',
  tags: 'Tags, durch Kommas getrennt',
  note: 'Notiz',
  save: 'Notizen speichern',
  saved: 'Gespeichert.',
  tooManyTags: (most, length) =>
    `Höchstens ${integer.format(most)} Tags mit je ${integer.format(length)} Zeichen.`,
  tooLong: (excess, most) =>
    `${integer.format(excess)} Zeichen zu lang: Höchstens ${integer.format(most)} passen hinein.`,
  savedSince:
    'Die gespeicherte Notiz hat sich geändert, seit Sie tippen; Speichern setzt Ihre an ihre Stelle. Sie lautet jetzt:',
  emptySince:
    'Die gespeicherte Notiz wurde gelöscht, seit Sie tippen; Speichern setzt Ihre an ihre Stelle.',
  takeSaved: 'Die gespeicherte nehmen',
  kept: 'Die Notiz, an der Sie schrieben, bleibt bis zum Schließen der App erhalten und erscheint wieder bei ihrer Adresse, falls diese zurückkommt.',
  unsaved:
    'Noch nicht gespeichert. Es bleibt hier, während Sie anderes ansehen, bis die App schließt.',
  full: (most) =>
    `Es ist Platz für Notizen zu ${integer.format(most)} Adressen. Leeren Sie erst einige.`,
  include: 'Ihre Namen, Tags und Notizen mit ausgeben',
};
