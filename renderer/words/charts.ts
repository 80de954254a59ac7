import { chartWords as english } from './en/charts';
import { onLanguage } from './language';

/** What the charts of the overview say. */
export let chartWords = english;
onLanguage((german) => {
  chartWords = german?.charts ?? english;
});
