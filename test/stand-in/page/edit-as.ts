import type { EditCommand } from '../calls';

/* oxlint-disable typescript/no-deprecated -- scripts have no other way to Chromium's own commands. */

/**
 * Runs an edit command in the page as the user would, and returns the text for the clipboard. Uses Chromium's own
 * commands, so that their events and refusals are real. Pasting is imitated, because scripts cannot paste. Runs inside
 * the page, from its source text.
 */
export function editAs(command: EditCommand, clipboard: string): string {
  if (command === 'paste') {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', clipboard);
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    const target = document.activeElement ?? document.body;
    const goesOn = target.dispatchEvent(new ClipboardEvent('paste', options));
    if (goesOn) document.execCommand('insertText', false, clipboard);
    return '';
  }
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const chosen = isField
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : (getSelection()?.toString() ?? '');
  let event: Event | undefined;
  const note = (given: Event): void => void (event = given);
  const options = { capture: true, once: true };
  if (command === 'copy' || command === 'cut') addEventListener(command, note, options);
  const isDone = document.execCommand(command);
  removeEventListener(command, note, options);
  return isDone && event?.defaultPrevented === false ? chosen : '';
}
