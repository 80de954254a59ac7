import type { Catalogues } from '../language';
import { aboutWords, updateWords, templateProblem } from './settings';
import { activityWords } from './activity';
import { addressRelationWords } from './address-relations';
import { chartWords } from './overview';
import { clockOff } from './plural';
import { compareWords } from './compare';
import { detailsWords } from './details';
import { connectionCheckWords, requestWords } from './diagnostics';
import { exportWords } from './export';
import { failureWords } from './failures';
import { historyWords } from './history';
import { keptWords } from './kept';
import { paletteWords } from './palette';
import { privacyWords } from './privacy';
import { shortcutWords } from './shell';
import { noteWords, notesFileWords } from './notes';
import { tools } from './list';
import { windowWords } from './window';

/** All German texts. They are loaded together, and only when the language is German. */
export const german = {
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
} satisfies Catalogues;
