import type { MenuParams } from '../calls';

/**
 * Calls `tell` for each right-click and menu key that the page has not prevented, with Chromium's description of the
 * place. Runs inside the page, from its source text, before any script of the page.
 */
export function watchMenus(tell: (params: MenuParams) => void): void {
  const controlTypes: Readonly<Record<string, MenuParams['formControlType']>> = {
    text: 'input-text',
    password: 'input-password',
    search: 'input-search',
    url: 'input-url',
    email: 'input-email',
    number: 'input-number',
  };

  const fieldOf = (target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null => {
    if (target instanceof HTMLTextAreaElement) return target;
    return target instanceof HTMLInputElement && target.type in controlTypes ? target : null;
  };

  const paramsOf = (event: MouseEvent): MenuParams => {
    const { target } = event;
    const field = fieldOf(target);
    const input = field instanceof HTMLInputElement ? field : null;
    const isSecret = input?.type === 'password';
    const isEditable =
      field === null
        ? target instanceof HTMLElement && target.isContentEditable
        : !field.disabled && !field.readOnly;
    const selection = getSelection();
    const chosen = field
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : (selection?.toString() ?? '');
    // Chromium reports a selection only if the pointer is on it.
    const isPointedAt =
      field !== null || (target instanceof Node && selection?.containsNode(target, true) === true);
    const canCopy = chosen !== '' && !isSecret;
    // oxlint-disable-next-line typescript/no-deprecated -- the one way to what Chromium would allow.
    const can = (command: string): boolean => document.queryCommandEnabled(command);
    return {
      x: Math.round(event.clientX),
      y: Math.round(event.clientY),
      isEditable,
      selectionText: isPointedAt && !isSecret ? chosen.trim() : '',
      formControlType:
        field === null ? 'none' : ((input && controlTypes[input.type]) ?? 'text-area'),
      menuSourceType: event.button === 2 ? 'mouse' : 'keyboard',
      editFlags: {
        canUndo: can('undo'),
        canRedo: can('redo'),
        canCut: canCopy && isEditable,
        canCopy,
        canPaste: isEditable,
        canDelete: can('delete'),
        canSelectAll: can('selectAll'),
        canEditRichly: false,
      },
    };
  };

  // This is the first of all listeners, so it waits until the others have run and may have prevented the event.
  addEventListener(
    'contextmenu',
    (event) => {
      if (!event.isTrusted) return;
      setTimeout(() => {
        if (!event.defaultPrevented) tell(paramsOf(event));
      });
    },
    true,
  );
}
