/** A control that the bench clicks. Peers' pages have the same controls with the same names as the app. */
export interface Control {
  readonly role: 'link' | 'columnheader';
  readonly name: string;
}

const places = { link: 'nav a', columnheader: '[role="columnheader"] button' } as const;

/** Returns the control's element. Throws when the page has none. */
export const findControl = ({ role, name }: Control): HTMLElement => {
  const control = [...document.querySelectorAll<HTMLElement>(places[role])].find(
    ({ textContent }) => textContent.trim().startsWith(name),
  );
  if (!control) throw new Error(`This page has no ${role} "${name}".`);
  return control;
};

const searchField = (): HTMLInputElement | null =>
  document.querySelector('input[type="search"], [role="searchbox"]');

/** Sets the text of the search field as a key press does: the value first, then one `input` event. */
export const typeSearch = (text: string): void => {
  const field = searchField();
  if (!field) throw new Error('This page has no search field.');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  // Avoids React's own setter on the element. After that setter, React would ignore the event as no change.
  value?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Whether the row with that index (from 0) is in the document and contains the text. */
export const rowShows = (index: number, text: string): boolean =>
  [...document.querySelectorAll(`[role="row"][aria-rowindex="${index + 2}"]`)].some(
    ({ textContent }) => textContent.includes(text),
  );
