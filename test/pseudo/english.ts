import type { German } from '../../renderer/words/de';
import { aboutWords } from '../../renderer/words/en/about';
import { activityWords } from '../../renderer/words/en/activity';
import { addressRelationWords } from '../../renderer/words/en/address-relations';
import { chartWords } from '../../renderer/words/en/charts';
import { clockOff } from '../../renderer/words/en/clock';
import { compareWords } from '../../renderer/words/en/compare';
import { detailsWords } from '../../renderer/words/en/details';
import { connectionCheckWords } from '../../renderer/words/en/connection-check';
import { exportWords } from '../../renderer/words/en/export';
import { failureWords } from '../../renderer/words/en/failures';
import { historyWords } from '../../renderer/words/en/history';
import { requestWords } from '../../renderer/words/en/requests';
import { keptWords } from '../../renderer/words/en/kept';
import { templateProblem } from '../../renderer/words/en/links';
import { paletteWords } from '../../renderer/words/en/palette';
import { privacyWords } from '../../renderer/words/en/privacy';
import { noteWords } from '../../renderer/words/en/notes';
import { notesFileWords } from '../../renderer/words/en/notes-file';
import { shortcutWords } from '../../renderer/words/en/shortcuts';
import { tools } from '../../renderer/words/en/tools';
import { updateWords } from '../../renderer/words/en/updates';
import { windowWords } from '../../renderer/words/en/window';

/** The English catalogue in the shape of the German one, which the app loads at once. */
export const english: German = {
  about: aboutWords,
  activity: activityWords,
  addressRelations: addressRelationWords,
  charts: chartWords,
  clockOff,
  compare: compareWords,
  details: detailsWords,
  connectionCheck: connectionCheckWords,
  export: exportWords,
  failures: failureWords,
  history: historyWords,
  kept: keptWords,
  palette: paletteWords,
  privacy: privacyWords,
  requests: requestWords,
  shortcuts: shortcutWords,
  notes: noteWords,
  notesFile: notesFileWords,
  templateProblem,
  tools,
  updates: updateWords,
  window: windowWords,
};
