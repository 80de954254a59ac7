import { german as realGerman } from '../../renderer/i18n/de';
import { english } from './english';
import { stretch } from './stretch';

/** Takes the place of the German words in a run of the tests: English, 40 % longer, and as long as German anywhere. */
export const german = stretch(english, realGerman);
