import { useWindow } from '../state/store';

/** Shows what all keys do. */
export const openSheet = (): void => {
  useWindow.setState({ shortcutsShown: true });
};
