import type { Failure } from '../../shared/failure';
import { useWindow, type Announcement } from './store';

/** Milliseconds that good news stay; a warning stays until the next one or until it is closed. */
const shownFor = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

export const closeAnnouncement = (): void => {
  clearTimeout(timer);
  useWindow.setState({ announcement: null });
};

/** Tells what has happened, for eyes and for screen readers. */
export const announce = (announcement: Announcement): void => {
  clearTimeout(timer);
  useWindow.setState({ announcement });
  if (announcement.kind === 'good') timer = setTimeout(closeAnnouncement, shownFor);
};

/** Tells why something could not be done, with the code of the failure. */
export const announceFailure = async (failure: Failure): Promise<void> => {
  const [{ sentenceOf }, { failureWithoutValues }] = await Promise.all([
    import('../words/failures'),
    import('../words/without-values'),
  ]);
  const { valuesHidden } = useWindow.getState();
  const { what, next } = sentenceOf(valuesHidden ? failureWithoutValues(failure) : failure);
  announce({ kind: 'warning', text: `${what} ${next ?? ''} (${failure.code})` });
};
