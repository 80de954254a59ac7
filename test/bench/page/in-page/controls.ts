/** What the bench clicks; pages have these controls by these names, as the app has them. */
export interface Control {
  readonly role: 'link' | 'columnheader';
  readonly name: string;
}

const places = { link: 'nav a', columnheader: '[role="columnheader"] button' } as const;

/** Throws when the page has no such control. */
export const findControl = ({ role, name }: Control): HTMLElement => {
  const control = [...document.querySelectorAll<HTMLElement>(places[role])].find(
    ({ textContent }) => textContent.trim().startsWith(name),
  );
  if (!control) throw new Error(`This page has no ${role} "${name}".`);
  return control;
};

const searchField = (): HTMLInputElement | null =>
  document.querySelector('input[type="search"], [role="searchbox"]');

/** Puts the text into the search field the way a key does: the value first, then one `input` event. */
export const typeSearch = (text: string): void => {
  const field = searchField();
  if (!field) throw new Error('This page has no search field.');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  // Past React's own setter on the element, which would take the event for an echo of it.
  value?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Whether the row with that place (0 is the first) is in the document with that text. */
export const rowShows = (index: number, text: string): boolean =>
  [...document.querySelectorAll(`[role="row"][aria-rowindex="${index + 2}"]`)].some(
    ({ textContent }) => textContent.includes(text),
  );
