import { expect, it, vi } from 'vitest';
import { setUp } from '../store/answering-main';

/** A window with the form for another profile open, and the ways that form ends. */
const formOpen = async () => {
  const window = await setUp();
  const ends: (() => void)[] = [];
  vi.doMock(import('react'), async (original) => ({
    ...(await original()),
    useRef: (current: unknown) => ({ current }),
    useEffect: (run: () => unknown) => void ends.push(run() as () => void),
  }));
  const { useOpenNew } = await import('../../../../renderer/features/connect/use-connect-form');
  window.actions.show('contracts');
  window.actions.startConnecting();
  const open = useOpenNew();
  const close = (): void => {
    for (const end of ends) end();
    window.actions.stopConnecting();
  };
  return { ...window, open, close };
};

it('the form opens the profile that it has saved', async () => {
  const { open, shown } = await formOpen();
  open();
  expect(shown()).toMatchObject({ connecting: false, view: 'overview' });
});

it('a closed form neither changes the screen nor closes a form opened later', async () => {
  const { open, close, actions, shown } = await formOpen();
  close();
  open();
  expect(shown()).toMatchObject({ connecting: false, view: 'contracts' });
  actions.startConnecting();
  open();
  expect(shown()).toMatchObject({ connecting: true, view: 'contracts' });
});
