import type { KeptNotice } from '../../shared/kept';
import { main } from '../bridge';
import { useWindow } from './store';

const { getState, setState } = useWindow;

const keyOf = (profileId: string, { file, kind }: KeptNotice): string =>
  `${profileId} ${file} ${kind}`;

/** Notices that have been read; main goes on saying them for the rest of the run. */
const closed = new Set<string>();

/** Asks what the person should know of the encrypted files of a profile. */
export const readNotices = async (profileId: string): Promise<void> => {
  const kept = await main.readKept({ profileId });
  if (!kept.ok || getState().app?.activeProfileId !== profileId) return;
  const keptNotices = kept.value.notices.filter((notice) => !closed.has(keyOf(profileId, notice)));
  setState({ keptNotices });
};

export const closeNotice = (notice: KeptNotice): void => {
  const { app, keptNotices } = getState();
  closed.add(keyOf(app?.activeProfileId ?? '', notice));
  setState({ keptNotices: keptNotices.filter((other) => other !== notice) });
};
