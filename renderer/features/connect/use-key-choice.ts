import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, failureOf, type Result } from '../../../shared/failure';
import type { KeyLength, LockedKey, ReadKey, StagedKey } from '../../../shared/profile';
import { main } from '../../bridge';

interface KeyChoiceProps {
  /** Called when another key is chosen, or none while its replacement is not ready yet. */
  readonly onChange: () => void;
  /** Called when another key starts to be read or generated. */
  readonly onBegin: () => void;
}

type Mode =
  | { readonly kind: 'rest' }
  /** The ways to another key are shown beside the chosen key. */
  | { readonly kind: 'changing' }
  | { readonly kind: 'generating' }
  | { readonly kind: 'locked'; readonly key: LockedKey }
  /** Main has dropped the key. */
  | { readonly kind: 'dropped'; readonly origin: StagedKey['origin'] }
  | { readonly kind: 'failed'; readonly failure: Failure };

const rest: Mode = { kind: 'rest' };

/**
 * Makes main read or generate a private key. The key itself never reaches the window, which only gets facts about its
 * public key.
 */
export const useKeyChoice = ({ onChange, onBegin }: KeyChoiceProps) => {
  const [chosen, setChosen] = useState<StagedKey | null>(null);
  const [mode, setMode] = useState<Mode>(rest);
  /** True while a key is read or generated. A second click or a dropped file is then ignored. */
  const isTaking = useRef(false);
  const question = useRef<HTMLDialogElement>(null);
  const replace = useRef<() => void>(null);
  const isGenerating = mode.kind === 'generating';

  // Stops the generation when its form is removed.
  useEffect(() => {
    if (!isGenerating) return undefined;
    return () => void main.cancelGeneration();
  }, [isGenerating]);

  const put = (key: StagedKey | null): void => {
    setChosen(key);
    onChange();
  };
  const drop = useEffectEvent((): void => {
    if (!chosen && mode.kind !== 'locked' && !isGenerating) return;
    put(null);
    const origin = isGenerating ? 'generated' : 'file';
    setMode({ kind: 'dropped', origin: chosen?.origin ?? origin });
  });
  useEffect(
    () =>
      main.on('stagedKeysDropped', () => {
        drop();
      }),
    [],
  );

  const choose = (key: StagedKey): void => {
    setMode(rest);
    put(key);
  };

  const take = async (read: () => Promise<Result<ReadKey>>): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    onBegin();
    const found = await read();
    isTaking.current = false;
    const failure = failureOf(found);
    if (failure) setMode({ kind: 'failed', failure });
    if (!found.ok) return;
    if (found.value.state === 'locked') {
      // The previous key must not be saved in place of the key that waits for its passphrase.
      put(null);
      setMode({ kind: 'locked', key: found.value.key });
    } else {
      choose(found.value.key);
    }
  };

  const generate = async (bits: KeyLength): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    onBegin();
    setMode({ kind: 'generating' });
    const key = await main.generateKey({ bits });
    isTaking.current = false;
    const failure = failureOf(key);
    if (key.ok) choose(key.value);
    else if (failure) setMode({ kind: 'failed', failure });
    else setMode((now) => (now.kind === 'generating' ? rest : now));
  };

  /** Asks before a generated key pair is replaced: its public key may already be registered. */
  const orAsk = (way: () => Promise<void>): void => {
    if (chosen?.origin !== 'generated') {
      void way();
      return;
    }
    replace.current = () => void way();
    question.current?.close();
    question.current?.showModal();
  };

  return {
    mode,
    chosen,
    choose,
    /** Whether a key is chosen, locked or being generated. */
    isBegun: chosen !== null || mode.kind === 'locked' || isGenerating,
    readFile: () => {
      orAsk(() => take(main.chooseKeyFile));
    },
    paste: () => {
      orAsk(() => take(main.pasteKey));
    },
    readDropped: (file: File) => {
      orAsk(() => take(() => main.dropKeyFile(file)));
    },
    generate: (bits: KeyLength) => {
      orAsk(() => generate(bits));
    },
    /** Dialog that asks before a generated key pair is replaced; `replacePair` runs once the user agrees. */
    question,
    replacePair: () => replace.current?.(),
    /** Shows or hides the ways to another key. */
    change: (isChanging: boolean) => {
      setMode(isChanging ? { kind: 'changing' } : rest);
    },
  };
};

export type KeyChoice = ReturnType<typeof useKeyChoice>;
