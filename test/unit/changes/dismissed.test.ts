import { describe, expect, it } from 'vitest';
import { mostDismissed } from '../../../electron/reader/changes/baseline';
import { smallAccount } from '../../service/small-account';
import { baselineHarness } from './baseline-harness';

const pair = '0x1 0x2';

describe('dismissed look-alikes', () => {
  it('stay dismissed in the next run, with everything else in the baseline', async () => {
    const harness = baselineHarness();
    const first = harness.start();
    await first.take(smallAccount);
    expect(await first.dismiss(pair, true)).toEqual({
      pairs: [pair],
      home: 'disk',
    });
    const next = harness.start();
    expect((await next.dismissed()).pairs).toEqual([pair]);
    expect((await next.take(smallAccount)).seenAt).not.toBeNull();
    expect((await next.dismiss(pair, false)).pairs).toEqual([]);
    expect((await harness.start().dismissed()).pairs).toEqual([]);
  });

  it('of a profile of this run are lost with the run, and report so', async () => {
    const harness = baselineHarness('this-run');
    const first = harness.start();
    const said = { pairs: [pair], home: 'this-run' };
    expect(await first.dismiss(pair, true)).toEqual(said);
    expect(await first.dismissed()).toEqual(said);
    expect((await harness.start().dismissed()).pairs).toEqual([]);
  });

  it('are the latest ones, each once', async () => {
    const harness = baselineHarness('this-run');
    const { dismiss } = harness.start();
    for (let number = 0; number <= mostDismissed; number += 1) {
      await dismiss(`0x${number} 0xa`, true);
    }
    const { pairs } = await dismiss('0x7 0xa', true);
    expect([pairs.length, pairs[0], pairs.at(-1)]).toEqual([mostDismissed, '0x1 0xa', '0x7 0xa']);
  });
});
