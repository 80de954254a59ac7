import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, failureOf, type Result } from '../../../shared/failure';
import type { KeyLength, LockedKey, ReadKey, StagedKey } from '../../../shared/profile';
import { main } from '../../bridge';

interface KeyChoiceProps {
  /** Another key is chosen, or none while it is being replaced by one that is not ready yet. */
  readonly onChange: () => void;
  /** Called as another key begins to be read or made. */
  readonly onBegin: () => void;
}

type Mode =
  | { readonly kind: 'rest' }
  /** The ways to another key are shown beside the one that is chosen. */
  | { readonly kind: 'changing' }
  | { readonly kind: 'generating' }
  | { readonly kind: 'locked'; readonly key: LockedKey }
  /** Main has dropped it. */
  | { readonly kind: 'dropped'; readonly origin: StagedKey['origin'] }
  | { readonly kind: 'failed'; readonly failure: Failure };

const rest: Mode = { kind: 'rest' };

/** Has main read or make a private key. The key itself never comes here: what is known of it is its public half's facts. */
export const useKeyChoice = ({ onChange, onBegin }: KeyChoiceProps) => {
  const [chosen, setChosen] = useState<StagedKey | null>(null);
  const [mode, setMode] = useState<Mode>(rest);
  /** One key at a time is read or made: a second click, or a file that is dropped meanwhile, changes nothing. */
  const isTaking = useRef(false);
  const question = useRef<HTMLDialogElement>(null);
  const replace = useRef<() => void>(null);
  const isGenerating = mode.kind === 'generating';

  // Nobody waits for a key pair whose form is gone.
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
      // The key before must not be saved in the place of the one that waits for its passphrase.
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

  /** Asks first where a new pair would be lost: its public half may already be registered. */
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
    /** Whether a key has been given, or is being given. */
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
    /** Asked before a new pair is replaced, and what is done once that is agreed to. */
    question,
    replacePair: () => replace.current?.(),
    /** Shows the ways to another key, or puts them away again. */
    change: (isChanging: boolean) => {
      setMode(isChanging ? { kind: 'changing' } : rest);
    },
  };
};

export type KeyChoice = ReturnType<typeof useKeyChoice>;
