import { useState } from 'react';
import { words } from '../../i18n/window';
import { readApiKey } from '../../../shared/api-key';
import { readBaseUrl } from '../../../shared/base-url';
import { profileNameProblem } from '../../../shared/profile';
import { messageOf } from '../../i18n/failures';
import { focusFirstProblem } from '../../ui/focus';
import type { KeyChoice } from './use-key-choice';

export interface FormValues {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly key: Pick<KeyChoice, 'mode' | 'chosen'>;
}

/** The problem of each field as text; an empty object if there is none. */
type FormProblems = { readonly [Name in keyof FormValues]?: string };

/** Keeps the fields that have a problem. */
const found = (problems: {
  readonly [Name in keyof FormValues]?: string | undefined;
}): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** State of the problems shown beside the fields of a form. */
export const useProblems = (formId: string) => {
  const [problems, setProblems] = useState<FormProblems>({});
  return {
    problems,
    /** Shows the problems and focuses the first field that has one. Returns whether there is any. */
    complain: (problem: FormProblems): boolean => {
      setProblems(problem);
      const isAny = Object.keys(problem).length > 0;
      if (isAny) {
        // The problems are rendered by then.
        requestAnimationFrame(() => {
          focusFirstProblem(document.getElementById(formId));
        });
      }
      return isAny;
    },
    /** Removes the problem of a field whose value has changed. */
    forget: (field: keyof FormValues): void => {
      setProblems((before) => found({ ...before, [field]: undefined }));
    },
  };
};

export const nameProblem = (name: string): string | undefined => {
  const problem = profileNameProblem(name.trim());
  if (problem === undefined) return undefined;
  return problem === 'unseen' ? words.connect.missing.nameUnseen : words.connect.missing.name;
};

export const baseUrlProblem = (baseUrl: string): string | undefined => {
  const address = readBaseUrl(baseUrl);
  return address.ok ? undefined : messageOf(address.error).message;
};

export const apiKeyProblem = (apiKey: string): string | undefined => {
  const read = readApiKey(apiKey);
  return read.ok ? undefined : messageOf(read.error).message;
};

/** Why no key can be used; undefined if one can. */
export const keyProblem = ({ mode, chosen }: FormValues['key']): string | undefined => {
  const { missing } = words.connect;
  // The previous key must not be used in place of the key that is being generated.
  if (mode.kind === 'generating') return missing.generated;
  if (mode.kind === 'locked') return missing.unlocked;
  return chosen ? undefined : missing.privateKey;
};

/** Checks a form before anything is sent. Main checks everything again. A test needs no name. */
export const checkForm = (values: FormValues, purpose: 'test' | 'save'): FormProblems =>
  found({
    name: purpose === 'save' ? nameProblem(values.name) : undefined,
    baseUrl: baseUrlProblem(values.baseUrl),
    apiKey: apiKeyProblem(values.apiKey),
    key: keyProblem(values.key),
  });

interface NewKeysValues extends Pick<FormValues, 'apiKey' | 'key'> {
  /** Whether the profile already has keys. Either of them may stay. */
  readonly hasKeys: boolean;
}

/** The stored private key stays only if the user did not start to choose another. */
const newKeyProblem = ({ apiKey, key }: NewKeysValues): string | undefined => {
  const { nothingNew, noNewKey } = words.settings;
  const { kind } = key.mode;
  if (kind === 'rest' && !key.chosen) return apiKey === '' ? nothingNew : undefined;
  if ((kind === 'failed' || kind === 'dropped') && !key.chosen) return noNewKey;
  return keyProblem(key);
};

/** Checks new keys before anything is sent. */
export const checkNewKeys = (values: NewKeysValues): FormProblems => {
  const { hasKeys, apiKey, key } = values;
  return found({
    apiKey: hasKeys && apiKey === '' ? undefined : apiKeyProblem(apiKey),
    key: hasKeys ? newKeyProblem(values) : keyProblem(key),
  });
};
