import type { MessageBoxOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { installDesktop, type DesktopParts } from '../../launch/scripted-desktop';
import { createScriptedDesktop } from '../../stand-in/desktop/scripted-desktop';

interface Hands {
  readonly show: (options: MessageBoxOptions) => Promise<number>;
  readonly press: (label: string | null) => void;
  readonly questions: () => readonly string[];
}

const onStandIn = (): Hands => {
  const desktop = createScriptedDesktop();
  return {
    show: async (options) => (await desktop.showMessageBox(options)).response,
    press: desktop.pressButton,
    questions: desktop.questions,
  };
};

/** The modules of Electron that the scripted desk replaces. */
const modules = (): DesktopParts => {
  const Menu = function (): void {};
  return {
    clipboard: {},
    dialog: {},
    Menu,
    powerMonitor: {},
    shell: {},
  } as unknown as DesktopParts;
};

type Told = Readonly<Record<'open' | 'links' | 'questions', string[]>> & {
  readonly buttons: (string | null)[];
};
const desk = (): Told => (globalThis as unknown as { desk: Told }).desk;

const onElectron = (): Hands => {
  const electron = modules();
  installDesktop(electron);
  return {
    show: async (options) => (await electron.dialog.showMessageBox(options)).response,
    press: (label) => void desk().buttons.push(label),
    questions: () => desk().questions,
  };
};

const box = { message: '?', buttons: ['Cancel', 'Open', 'Quit'] };

describe.each([
  ['the stand-in', onStandIn],
  ['Electron', onElectron],
])('the scripted desk of %s', (_host, hands) => {
  it('presses the button with the given label, once', async () => {
    const { show, press, questions } = hands();
    press('Open');
    expect(await show({ ...box, cancelId: 0 })).toBe(1);
    expect(await show({ ...box, message: 'Again?', cancelId: 0 })).toBe(0);
    expect(questions()).toEqual(['?', 'Again?']);
  });

  it('presses the default button if it was given no label', async () => {
    const { show } = hands();
    expect(await show({ ...box, defaultId: 1, cancelId: 2 })).toBe(1);
    expect([await show({ ...box, cancelId: 2 }), await show(box)]).toEqual([2, 0]);
  });

  it('fails if no button has the label', async () => {
    const { show, press } = hands();
    press('Delete everything');
    await expect(async () => show(box)).rejects.toThrow(/no button "Delete everything"/u);
  });
});

describe('the scripted desk of Electron', () => {
  it('leaves a box open that it was told not to answer, until its signal closes it', async () => {
    const { show, press } = onElectron();
    const closing = new AbortController();
    press(null);
    const shown = show({ ...box, cancelId: 2, signal: closing.signal });
    const given = vi.fn();
    void shown.then(given);
    await Promise.resolve();
    expect(given).not.toHaveBeenCalled();
    closing.abort();
    expect(await shown).toBe(2);
  });

  it('accepts a window before the options', async () => {
    const electron = modules();
    installDesktop(electron);
    desk().buttons.push('Quit');
    const show = electron.dialog.showMessageBox as (...given: unknown[]) => Promise<unknown>;
    expect(await show({ title: 'a window' }, box)).toMatchObject({ response: 2 });
  });

  it('answers dialogs, the clipboard and links, and waits for no user', async () => {
    const electron = modules();
    installDesktop(electron);
    desk().open.push('/key.pem');
    expect(await electron.dialog.showOpenDialog({})).toEqual({
      canceled: false,
      filePaths: ['/key.pem'],
    });
    expect(() => electron.dialog.showSaveDialog({})).toThrow(/save dialog has no answer/u);
    await electron.clipboard.writeText('copied');
    expect(await electron.clipboard.readText()).toBe('copied');
    await electron.shell.openExternal('https://example.com/');
    expect(desk().links).toEqual(['https://example.com/']);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    electron.dialog.showErrorBox('Title', 'content');
    expect(write).toHaveBeenCalledWith('Title: content\n');
    write.mockRestore();
  });

  it('reports an active user, however long the CI machine has been idle', () => {
    const electron = modules();
    installDesktop(electron);
    expect(electron.powerMonitor.getSystemIdleTime()).toBe(0);
  });

  it('keeps the open menu, which another menu only closes', () => {
    const electron = modules();
    installDesktop(electron);
    const told: string[] = [];
    const menuOf = (name: string) => {
      const menu = new electron.Menu();
      return { menu, options: { callback: () => void told.push(name) } };
    };
    const [first, second] = [menuOf('first'), menuOf('second')];
    first.menu.popup(first.options);
    second.menu.popup(second.options);
    second.menu.closePopup();
    expect(told).toEqual(['first']);
    second.menu.popup(second.options);
    first.menu.closePopup();
    second.menu.closePopup();
    expect(told).toEqual(['first', 'second']);
  });
});
