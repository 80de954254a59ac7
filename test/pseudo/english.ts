import type { Catalogues } from '../../renderer/i18n/language';
import { aboutWords, updateWords, templateProblem } from '../../renderer/i18n/settings';
import { activityWords } from '../../renderer/i18n/activity';
import { addressRelationWords } from '../../renderer/i18n/address-relations';
import { chartWords } from '../../renderer/i18n/overview';
import { clockOff } from '../../renderer/i18n/plural';
import { compareWords } from '../../renderer/i18n/compare';
import { detailsWords } from '../../renderer/i18n/details';
import { connectionCheckWords, requestWords } from '../../renderer/i18n/diagnostics';
import { exportWords } from '../../renderer/i18n/export';
import { failureWords } from '../../renderer/i18n/failures';
import { historyWords } from '../../renderer/i18n/history';
import { keptWords } from '../../renderer/i18n/kept';
import { paletteWords } from '../../renderer/i18n/palette';
import { privacyWords } from '../../renderer/i18n/privacy';
import { noteWords, notesFileWords } from '../../renderer/i18n/notes';
import { shortcutWords } from '../../renderer/i18n/shell';
import { toolWords } from '../../renderer/i18n/list';
import { words } from '../../renderer/i18n/window';

/** The whole English catalogue, in the shape in which the app loads other languages. */
export const english = {
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
  tools: toolWords,
  updates: updateWords,
  window: words,
} satisfies Catalogues;
