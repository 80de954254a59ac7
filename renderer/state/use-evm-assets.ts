import { useMemo } from 'react';
import { useWindow } from './store';

/** Assets whose addresses follow EIP-55, as the person has it in the settings of explorers. */
export const useEvmAssets = (): ReadonlySet<string> => {
  const explorers = useWindow(({ app }) => app?.explorers);
  return useMemo(
    () => new Set((explorers ?? []).filter(({ evm }) => evm).map(({ asset }) => asset)),
    [explorers],
  );
};
