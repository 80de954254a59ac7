import type { FileNotice } from '../../shared/file-state';
import { main } from '../bridge';
import { useWindow, activeId, isActive } from './store';

const { getState, setState } = useWindow;

const keyOf = (profileId: string, { file, kind }: FileNotice): string =>
  `${profileId} ${file} ${kind}`;

/** Keys of notices that the user has closed, for as long as main keeps reporting them. */
const closed = new Set<string>();

/** Reads the notices for the user about the encrypted files of a profile. */
export const readNotices = async (profileId: string): Promise<void> => {
  const kept = await main.readFileState({ profileId });
  if (!kept.ok || !isActive(profileId)) return;
  const { notices } = kept.value;
  const said = new Set(notices.map((notice) => keyOf(profileId, notice)));
  // A notice that ended and came back is shown again.
  for (const key of closed)
    if (key.startsWith(`${profileId} `) && !said.has(key)) closed.delete(key);
  const fileNotices = notices.filter((notice) => !closed.has(keyOf(profileId, notice)));
  setState({ fileNotices });
};

export const closeNotice = (notice: FileNotice): void => {
  const { fileNotices } = getState();
  closed.add(keyOf(activeId() ?? '', notice));
  setState({ fileNotices: fileNotices.filter((other) => other !== notice) });
};
