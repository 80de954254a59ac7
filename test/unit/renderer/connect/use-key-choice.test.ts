import { expect, it, vi } from 'vitest';
import { fail } from '../../../../shared/failure';
import { setUp } from '../store/answering-main';

/** The choice of a key as it is first drawn, and main, which receives its calls. */
const choosing = async () => {
  const window = await setUp();
  vi.doMock(import('react'), async (original) => ({
    ...(await original()),
    useRef: (current: unknown) => ({ current }),
    useState: ((value: unknown) => [value, () => undefined]) as never,
    useEffect: () => undefined,
    useEffectEvent: (run) => run,
  }));
  const { useKeyChoice } = await import('../../../../renderer/features/connect/use-key-choice');
  const choice = useKeyChoice({ onChange: () => undefined, onBegin: () => undefined });
  return { ...window, choice };
};

it('no key is generated while another is being read, whose result would replace it', async () => {
  const { choice, last, times } = await choosing();
  choice.paste();
  choice.generate(2048);
  expect(times('generateKey')).toBe(0);
  await last('pasteKey').reply(fail('KEY_EMPTY'));
  choice.generate(2048);
  expect(times('generateKey')).toBe(1);
  choice.paste();
  expect(times('pasteKey')).toBe(1);
});
