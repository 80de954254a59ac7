import { expect, it, vi } from 'vitest';
import { setUp } from '../store/answering-main';

/** A window with the form for a further profile open, and how that form ends. */
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

it('a profile that a form has made is opened by it', async () => {
  const { open, shown } = await formOpen();
  open();
  expect(shown()).toMatchObject({ connecting: false, view: 'overview' });
});

it('a form that is gone neither moves the person nor closes the form that was opened since', async () => {
  const { open, close, actions, shown } = await formOpen();
  close();
  open();
  expect(shown()).toMatchObject({ connecting: false, view: 'contracts' });
  actions.startConnecting();
  open();
  expect(shown()).toMatchObject({ connecting: true, view: 'contracts' });
});
