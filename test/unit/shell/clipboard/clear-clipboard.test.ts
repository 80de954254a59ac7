import { describe, expect, it } from 'vitest';
import { clearClipboard } from '../../../../electron/main/shell/clipboard/feature';
import { fail, succeed } from '../../../../shared/failure';
import { createScriptedDesktop } from '../../../stand-in/desktop/scripted-desktop';

describe('a secret on a clipboard that another program holds', () => {
  /** One that the other program lets go of after so many pauses. */
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
    return { clear: () => clearClipboard(desk, 'KEY', pause), desk };
  };

  it('is gone as soon as it lets go', async () => {
    const { clear, desk } = heldFor(2);
    expect([await clear(), desk.clipboard()]).toEqual([succeed(null), '']);
  });

  it('is not said to be gone while it is there', async () => {
    const { clear, desk } = heldFor(1000);
    expect([await clear(), desk.clipboard()]).toEqual([fail('CLIPBOARD_NOT_READ'), 'KEY']);
  });

  it('is not said to be gone where it can still be read', async () => {
    const { desk } = heldFor(1000);
    const open = { ...desk, readClipboard: () => Promise.resolve('KEY') };
    const cleared = await clearClipboard(open, 'KEY', () => Promise.resolve());
    expect([cleared, desk.clipboard()]).toEqual([fail('CLIPBOARD_FAILED'), 'KEY']);
  });

  it('leaves alone what the person has copied meanwhile', async () => {
    const { desk } = heldFor(1000);
    const open = { ...desk, readClipboard: () => Promise.resolve('0xAbc') };
    expect(await clearClipboard(open, 'KEY', () => Promise.resolve())).toEqual(succeed(null));
  });
});
