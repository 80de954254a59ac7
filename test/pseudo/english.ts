import type { German } from '../../renderer/i18n/de';
import { aboutWords } from '../../renderer/i18n/en/about';
import { activityWords } from '../../renderer/i18n/en/activity';
import { addressRelationWords } from '../../renderer/i18n/en/address-relations';
import { chartWords } from '../../renderer/i18n/en/charts';
import { clockOff } from '../../renderer/i18n/en/clock';
import { compareWords } from '../../renderer/i18n/en/compare';
import { detailsWords } from '../../renderer/i18n/en/details';
import { connectionCheckWords } from '../../renderer/i18n/en/connection-check';
import { exportWords } from '../../renderer/i18n/en/export';
import { failureWords } from '../../renderer/i18n/en/failures';
import { historyWords } from '../../renderer/i18n/en/history';
import { requestWords } from '../../renderer/i18n/en/requests';
import { keptWords } from '../../renderer/i18n/en/kept';
import { templateProblem } from '../../renderer/i18n/en/links';
import { paletteWords } from '../../renderer/i18n/en/palette';
import { privacyWords } from '../../renderer/i18n/en/privacy';
import { noteWords } from '../../renderer/i18n/en/notes';
import { notesFileWords } from '../../renderer/i18n/en/notes-file';
import { shortcutWords } from '../../renderer/i18n/en/shortcuts';
import { tools } from '../../renderer/i18n/en/tools';
import { updateWords } from '../../renderer/i18n/en/updates';
import { windowWords } from '../../renderer/i18n/en/window';

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
