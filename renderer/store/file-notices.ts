import type { FileNotice } from '../../shared/file-state';
import { main } from '../bridge';
import { useWindow } from './store';
import { activeId, isActive } from './selectors';

const { getState, setState } = useWindow;

const keyOf = (profileId: string, { file, kind }: FileNotice): string =>
  `${profileId} ${file} ${kind}`;

/** Notices that have been read; main goes on saying them for the rest of the run. */
const closed = new Set<string>();

/** Asks what the person should know of the encrypted files of a profile. */
export const readNotices = async (profileId: string): Promise<void> => {
  const kept = await main.readFileState({ profileId });
  if (!kept.ok || !isActive(profileId)) return;
  const fileNotices = kept.value.notices.filter((notice) => !closed.has(keyOf(profileId, notice)));
  setState({ fileNotices });
};

export const closeNotice = (notice: FileNotice): void => {
  const { fileNotices } = getState();
  closed.add(keyOf(activeId() ?? '', notice));
  setState({ fileNotices: fileNotices.filter((other) => other !== notice) });
};
