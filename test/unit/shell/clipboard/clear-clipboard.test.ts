import { describe, expect, it } from 'vitest';
import { clearClipboard } from '../../../../electron/main/shell/clipboard/feature';
import { createNativeDialogs } from '../../../../electron/main/shell/native-dialogs';
import { fail, succeed } from '../../../../shared/failure';
import type { Desktop } from '../../../stand-in/desktop/desktop';
import { createScriptedDesktop } from '../../../stand-in/desktop/scripted-desktop';

const dialogsAt = (desk: Pick<Desktop, 'readClipboard' | 'writeClipboard'>) =>
  createNativeDialogs({
    dialog: {} as Electron.Dialog,
    clipboard: { readText: desk.readClipboard, writeText: desk.writeClipboard },
    mainWindow: () => undefined,
    leaveFolder: () => undefined,
  });

it.each(['readClipboard', 'writeClipboard'] as const)(
  'a clipboard that fails is reported as failed, without the system’s message: %s',
  async (part) => {
    const broken = () => Promise.reject(new Error('CANARY'));
    const dialogs = dialogsAt({ readClipboard: broken, writeClipboard: broken });
    expect(await dialogs[part]('0xAbc')).toEqual(fail('CLIPBOARD_FAILED'));
  },
);

describe('a secret on a clipboard that another program holds', () => {
  /** A clipboard that the other program releases after this many pauses. */
  const heldFor = (pauses: number) => {
    const desk = createScriptedDesktop();
    desk.setClipboard('KEY');
    desk.holdClipboard(true);
    let left = pauses;
    const pause = () => {
      left -= 1;
      if (left === 0) desk.holdClipboard(false);
      return Promise.resolve();
    };
    return { clear: () => clearClipboard(dialogsAt(desk), 'KEY', pause), desk };
  };

  it('is cleared as soon as the program releases it', async () => {
    const { clear, desk } = heldFor(2);
    expect([await clear(), desk.clipboard()]).toEqual([succeed(null), '']);
  });

  it('is not reported as cleared while it is there', async () => {
    const { clear, desk } = heldFor(1000);
    expect([await clear(), desk.clipboard()]).toEqual([fail('CLIPBOARD_NOT_READ'), 'KEY']);
  });

  it('is not reported as cleared if it can still be read', async () => {
    const { desk } = heldFor(1000);
    const open = { ...desk, readClipboard: () => Promise.resolve('KEY') };
    const cleared = await clearClipboard(dialogsAt(open), 'KEY', () => Promise.resolve());
    expect([cleared, desk.clipboard()]).toEqual([fail('CLIPBOARD_FAILED'), 'KEY']);
  });

  it('stays if the user has copied something else meanwhile', async () => {
    const { desk } = heldFor(1000);
    const open = { ...desk, readClipboard: () => Promise.resolve('0xAbc') };
    expect(await clearClipboard(dialogsAt(open), 'KEY', () => Promise.resolve())).toEqual(
      succeed(null),
    );
  });
});
