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
  hint: 'Eine Datei für einen anderen Computer oder zum Aufbewahren: die Notizen, Favoriten und zuerst gesehenen Adressen dieses Profils sowie die Explorer. Sie enthält keine Schlüssel, aber wer sie hat, kann sie lesen und unbemerkt ändern.',
  export: 'Notizen und Adressen exportieren …',
  import: 'Notizen und Adressen importieren …',
  reading: 'Datei wird gelesen …',
  exported: (notes, pins, explorers) => `Exportiert: ${listed(notes, pins, explorers)}.`,
  unsaved: (count) =>
    `${plural(count, 'Eintrag fehlt', 'Einträge fehlen')} darin: zu lang, oder die Adresse ist kein Text.`,
  imported: (notes, pins, explorers) =>
    notes + pins + explorers === 0
      ? 'Es wurde nichts geändert.'
      : `Importiert: ${listed(notes, pins, explorers)}.`,
  leftOut: (count) =>
    `${plural(count, 'zuerst gesehene Adresse wurde', 'zuerst gesehene Adressen wurden')} ausgelassen, weil sich ${count === 1 ? 'ihr Eintrag' : 'ihre Einträge'} inzwischen geändert ${count === 1 ? 'hat' : 'haben'}.`,
  alarms: (count) => `${plural(count, 'Alarm wurde', 'Alarme wurden')} ausgelöst.`,
  thisRun: 'Das bleibt nur bis zum Schließen der App erhalten.',
  rest: 'Der Rest wurde nicht importiert; Sie können die Datei erneut importieren.',
  dialog: 'Notizen und Adressen importieren',
  from: 'Datei',
  savedAt: 'Exportiert',
  writtenBy: (when, version) => `${when}, mit Version ${version}`,
  of: 'Konto in der Datei',
  known: 'Konto hier',
  userId: (id) => `Nutzer-ID ${id}`,
  other:
    'Diese Datei stammt von einem anderen Konto. Die zuerst gesehenen Adressen daraus werden hier nicht importiert.',
  unknownOwner:
    'Die App kann nicht erkennen, ob diese Datei vom selben Konto stammt, weil eine Nutzer-ID fehlt. Vergewissern Sie sich selbst.',
  trust:
    'Eine Datei beweist nichts: Importieren Sie nur, was Sie selbst exportiert oder von einer vertrauenswürdigen Person erhalten haben.',
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
      `${integer.format(count)} ausgelassen: hier mit anderer Adresse bekannt oder in der Datei mit mehreren`,
    explorers: (count) => `${integer.format(count)} ausgelassen: kein Platz`,
  },
  conflicts: {
    notes: 'Andere Notizen zur selben Adresse',
    pins: 'Andere Werte desselben Eintrags',
    explorers: 'Andere Seiten für dasselbe Asset',
  },
  pinsHint:
    'Wenn Sie den Wert aus der Datei übernehmen, wird sofort ein Alarm ausgelöst, denn das Konto hat jetzt den anderen Wert.',
  more: (count) =>
    `${integer.format(count)} weitere haben hier keinen Platz: Bei ihnen bleiben Ihre eigenen Werte erhalten.`,
  otherNotes: (count) => `Für ${integer.format(count)} weitere, die nicht aufgeführt sind`,
  forAll: 'Für alle',
  choice: (name) => `Was für ${name} behalten wird`,
  hiddenNames: (place) => `Konflikt ${integer.format(place)}`,
  mine: 'Hier',
  theirs: 'In der Datei',
  choices: { mine: 'Eigenes behalten', theirs: 'Aus Datei übernehmen', both: 'Beides behalten' },
  tooLongForBoth: 'Beide zusammen wären zu lang für eine Notiz.',
  tooLongOthers: (count) =>
    `${integer.format(count)} davon ${count === 1 ? 'wäre' : 'wären'} zusammen zu lang für eine Notiz: ${count === 1 ? 'Ihre eigene bleibt' : 'Ihre eigenen bleiben'} erhalten.`,
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
    'Was Sie geschrieben haben, gehört nicht zur aktuellen Adresse dieser Wallet. Es bleibt bei dieser:',
  earlierTitle: 'Ihre Notizen zur früheren Adresse',
  earlierAddress: 'Diese Notizen gehören zu dieser Adresse, nicht zur aktuellen:',
  takeOver: 'Auch für die neue Adresse verwenden',
  takenOver: 'Ihre Notizen stehen jetzt auch bei der neuen Adresse.',
  fills: 'Ihre Notizen zur neuen Adresse bleiben; nur was dort fehlt, wird ergänzt.',
  dialog: 'Notierte Adresse',
  favourite: 'Favorit',
  favourites: 'Favoriten',
  isFavourite: (isOne) => (isOne ? 'Jetzt ein Favorit' : 'Kein Favorit mehr'),
  ownName: 'Ihr Name dafür',
  noted: 'Sie haben Notizen dazu',
  hidden: 'Werte sind verborgen: Zeigen Sie sie an, um hier zu schreiben.',
  none: 'Noch nichts. Nur Sie sehen, was Sie hier notieren; es ist verschlüsselt und bleibt auf diesem Computer.',
  thisRun:
    'Nur bis zum Schließen der App gespeichert: Die Schlüssel dieses Profils gelten nur für diese Sitzung. Früher gespeicherte Notizen, falls vorhanden, bleiben in ihrer Datei.',
  waiting: (count) =>
    `${plural(count, 'Notiz', 'Notizen')} aus der Zeit, in der die Schlüssel nur für diese Sitzung galten, ${count === 1 ? 'fand' : 'fanden'} neben den gespeicherten keinen Platz und ${count === 1 ? 'geht' : 'gehen'} beim Schließen der App verloren. Kürzen oder leeren Sie gespeicherte Notizen, um Platz zu schaffen.`,
  notRead:
    'Ihre Notizen konnten noch nicht gelesen werden. Bei der nächsten Aktualisierung werden sie erneut gelesen.',
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
    `${integer.format(excess)} Zeichen zu lang: Höchstens ${integer.format(most)} sind möglich.`,
  savedSince:
    'Die gespeicherte Notiz hat sich geändert, seit Sie zu schreiben begonnen haben; beim Speichern wird sie durch Ihre ersetzt. Sie lautet jetzt:',
  emptySince:
    'Die gespeicherte Notiz wurde gelöscht, seit Sie zu schreiben begonnen haben; beim Speichern tritt Ihre an deren Stelle.',
  takeSaved: 'Gespeicherte verwenden',
  kept: 'Ihre angefangene Notiz bleibt bis zum Schließen der App erhalten und erscheint wieder, falls ihre Adresse zurückkommt.',
  unsaved:
    'Noch nicht gespeichert. Die Notiz bleibt bis zum Schließen der App hier, auch wenn Sie anderes ansehen.',
  full: (most) =>
    `Sie können zu höchstens ${integer.format(most)} Adressen Notizen haben. Leeren Sie zuerst einige.`,
  include: 'Ihre Namen, Tags und Notizen einschließen',
};
