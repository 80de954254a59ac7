import { useRef, useId, useState } from 'react';
import { openNew } from '../../store/profiles';
import type { Code, Failure } from '../../../shared/failure';
import type { KeyHome } from '../../../shared/file-state';
import type { ConnectionReport } from '../../../shared/profile';
import { main } from '../../bridge';
import { messageOf } from '../../i18n/failures';
import { words } from '../../i18n/window';
import {
  apiKeyProblem,
  baseUrlProblem,
  checkForm,
  keyProblem,
  nameProblem,
  type FormValues,
  useProblems,
} from './check-form';
import { useIsHere, useTestEnding } from './StopTest';
import { useKeyChoice } from './use-key-choice';

/**
 * Returns a function that opens the new profile if the form is still mounted. Main announces the profile before the
 * call resolves, which closes the first form. By then the user may have gone on or opened the form again.
 */
export const useOpenNew = (): (() => void) => {
  const isHere = useIsHere();
  return () => {
    if (isHere()) openNew();
  };
};

/** Failures that are shown beside a field. */
const fieldOf: Partial<Record<Code, keyof FormValues>> = {
  NAME_TAKEN: 'name',
  BASE_URL_INVALID: 'baseUrl',
  API_KEY_INVALID: 'apiKey',
};

/** Signed path of a new profile. The user can change it in the settings if a gateway requires another. */
export const signedPath = 'endpoint';

/** Result of the last test or of saving. */
type Outcome =
  | { readonly kind: 'none' }
  /** The user did not confirm the address, and nothing has changed. */
  | { readonly kind: 'cancelled' }
  /** The user stopped the test. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'tested'; readonly report: ConnectionReport };

const nothing: Outcome = { kind: 'none' };

const outcomeOf = (failure: Failure): Outcome => {
  if (failure.code === 'CANCELLED') return { kind: 'cancelled' };
  const isOwnDoing = failure.code === 'ABORTED' && failure.endedBy === undefined;
  return isOwnDoing ? { kind: 'stopped' } : { kind: 'failed', failure };
};

/** The form for a new profile. Checks all fields before anything is sent or stored. */
export const useConnectForm = () => {
  const id = useId();
  // The API key stays in its input element and is read from there; it is never part of the window's state.
  const apiKey = useRef<HTMLInputElement>(null);
  const [hasApiKey, setHasApiKey] = useState(false);
  const [name, setName] = useState('');
  const [baseUrl, setBaseUrl] = useState('');
  const { problems, complain, forget } = useProblems(id);
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const [work, setWork] = useState<'none' | 'testing' | 'saving'>('none');
  /** Counts changes to the fields that a test depends on. */
  const edits = useRef(0);
  const openNew = useOpenNew();
  const isTesting = work === 'testing';

  useTestEnding(isTesting);

  /** Discards the result of a test that used the previous value. */
  const change = (field: keyof FormValues): void => {
    forget(field);
    if (field === 'name') return;
    edits.current += 1;
    setOutcome(nothing);
    if (isTesting) void main.stopTests();
  };
  const choice = useKeyChoice({
    onChange: () => {
      change('key');
    },
    onBegin: () => {
      forget('key');
    },
  });
  const { chosen: key } = choice;

  /** Returns the values for a connection; undefined if the form is incomplete. */
  const check = (purpose: 'test' | 'save') => {
    const typed = apiKey.current?.value.trim() ?? '';
    const values = { name: name.trim(), baseUrl: baseUrl.trim(), apiKey: typed, key: choice };
    setOutcome(nothing);
    if (complain(checkForm(values, purpose)) || key === null) return undefined;
    const { baseUrl: address } = values;
    return { baseUrl: address, signedPath, apiKey: typed, stagedKeyId: key.stagedKeyId } as const;
  };

  const fail = (failure: Failure): void => {
    const field = fieldOf[failure.code];
    if (field) complain({ [field]: messageOf(failure).message });
    else setOutcome(outcomeOf(failure));
  };

  const test = async (): Promise<void> => {
    const connection = work === 'none' && check('test');
    if (!connection) return;
    setWork('testing');
    const editsBefore = edits.current;
    const tested = await main.testConnection(connection);
    setWork('none');
    if (edits.current !== editsBefore) return;
    if (tested.ok) setOutcome({ kind: 'tested', report: tested.value });
    else fail(tested.error);
  };

  const save = async (secrets: KeyHome): Promise<void> => {
    const connection = work === 'none' && check('save');
    if (!connection) return;
    setWork('saving');
    const saved = await main.saveProfile({ ...connection, name: name.trim(), secrets });
    setWork('none');
    if (saved.ok) openNew();
    else fail(saved.error);
  };

  return {
    id,
    apiKey,
    name,
    baseUrl,
    choice,
    problems,
    outcome,
    work,
    /** Whether the service refused the keys. Neither of the two is then known to be right. */
    isRefused: outcome.kind === 'failed' && outcome.failure.code === 'AUTH',
    /** Which steps are complete. */
    done: {
      service: nameProblem(name) === undefined && baseUrlProblem(baseUrl) === undefined,
      apiKey: hasApiKey,
      key: keyProblem(choice) === undefined,
    },
    /** Whether closing the form would lose anything. */
    isBegun: (): boolean =>
      name !== '' || baseUrl !== '' || choice.isBegun || (apiKey.current?.value ?? '') !== '',
    /** Says what would be lost. */
    atStake: words.connect[key?.origin === 'generated' ? 'discardPair' : 'discardText'],
    setName: (typed: string) => {
      setName(typed);
      change('name');
    },
    setBaseUrl: (typed: string) => {
      setBaseUrl(typed);
      change('baseUrl');
    },
    noteApiKey: () => {
      setHasApiKey(apiKeyProblem(apiKey.current?.value.trim() ?? '') === undefined);
      change('apiKey');
    },
    test: () => void test(),
    save: (secrets: KeyHome) => void save(secrets),
  };
};

export type ConnectForm = ReturnType<typeof useConnectForm>;
