import { afterEach, describe, expect, it } from 'vitest';
import { mostDismissed } from '../../../shared/look-alikes';
import { smallAccount } from '../../service/small-account';
import { remembering, type Remembering } from './remembering';

const desks: Remembering[] = [];
const sitDown = async (home?: 'this-run'): Promise<Remembering> => {
  const desk = await remembering(home);
  desks.push(desk);
  return desk;
};
afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.end();
});

const pair = '0x1 0x2';

describe('dismissed look-alikes', () => {
  it('stay dismissed in the next run, beside everything else that is remembered', async () => {
    const desk = await sitDown();
    const first = desk.start();
    await first.take(smallAccount);
    expect(await first.dismiss(pair, true)).toEqual({
      pairs: [pair],
      home: 'disk',
    });
    const next = desk.start();
    expect((await next.dismissed()).pairs).toEqual([pair]);
    expect((await next.take(smallAccount)).seenAt).not.toBeNull();
    expect((await next.dismiss(pair, false)).pairs).toEqual([]);
    expect((await desk.start().dismissed()).pairs).toEqual([]);
  });

  it('of a profile of this run go with it, and say so', async () => {
    const desk = await sitDown('this-run');
    const first = desk.start();
    const said = { pairs: [pair], home: 'this-run' };
    expect(await first.dismiss(pair, true)).toEqual(said);
    expect(await first.dismissed()).toEqual(said);
    expect((await desk.start().dismissed()).pairs).toEqual([]);
  });

  it('are the latest ones, each once', async () => {
    const desk = await sitDown('this-run');
    const { dismiss } = desk.start();
    for (let number = 0; number <= mostDismissed; number += 1) {
      await dismiss(`0x${number} 0xa`, true);
    }
    const { pairs } = await dismiss('0x7 0xa', true);
    expect([pairs.length, pairs[0], pairs.at(-1)]).toEqual([mostDismissed, '0x1 0xa', '0x7 0xa']);
  });
});
