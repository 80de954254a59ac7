import type { Explorer } from '../../shared/explorer';
import { useWindow } from './store';

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<readonly Explorer[], ReadonlySet<string>>();

/** The same set for the same explorers, wherever it is asked for: the models of the lists are made for one set. */
const evmAssetsOf = (explorers: readonly Explorer[]): ReadonlySet<string> => {
  const assets =
    known.get(explorers) ?? new Set(explorers.filter(({ evm }) => evm).map(({ asset }) => asset));
  known.set(explorers, assets);
  return assets;
};

/** Assets whose addresses follow EIP-55, as the person has it in the settings of explorers. */
export const useEvmAssets = (): ReadonlySet<string> =>
  useWindow(({ app }) => (app ? evmAssetsOf(app.explorers) : none));
