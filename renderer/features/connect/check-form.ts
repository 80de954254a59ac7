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

/** What is wrong with each field, in words; an empty object when nothing is. */
type FormProblems = { readonly [Name in keyof FormValues]?: string };

/** Those of the fields that have one. */
const found = (problems: {
  readonly [Name in keyof FormValues]?: string | undefined;
}): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** What is said beside the fields of a form. */
export const useProblems = (formId: string) => {
  const [problems, setProblems] = useState<FormProblems>({});
  return {
    problems,
    /** Says what is missing or wrong, and takes the person to the first of it; answers whether there is any. */
    complain: (problem: FormProblems): boolean => {
      setProblems(problem);
      const isAny = Object.keys(problem).length > 0;
      if (isAny) {
        // They are shown by then.
        requestAnimationFrame(() => {
          focusFirstProblem(document.getElementById(formId));
        });
      }
      return isAny;
    },
    /** What was found with the value before holds no longer. */
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

/** Why there is no key to go on with; undefined where there is one. */
export const keyProblem = ({ mode, chosen }: FormValues['key']): string | undefined => {
  const { missing } = words.connect;
  // The key before must not be used in the place of the one that is being made.
  if (mode.kind === 'generating') return missing.generated;
  if (mode.kind === 'locked') return missing.unlocked;
  return chosen ? undefined : missing.privateKey;
};

/** Looks at a form before anything is sent; main checks everything again. A test needs no name. */
export const checkForm = (values: FormValues, purpose: 'test' | 'save'): FormProblems =>
  found({
    name: purpose === 'save' ? nameProblem(values.name) : undefined,
    baseUrl: baseUrlProblem(values.baseUrl),
    apiKey: apiKeyProblem(values.apiKey),
    key: keyProblem(values.key),
  });

interface NewKeysValues extends Pick<FormValues, 'apiKey' | 'key'> {
  /** Whether the profile has keys, of which either may stay. */
  readonly hasKeys: boolean;
}

/** The old private key stays only where no other was begun to be chosen. */
const newKeyProblem = ({ apiKey, key }: NewKeysValues): string | undefined => {
  const { nothingNew, noNewKey } = words.settings;
  const { kind } = key.mode;
  if (kind === 'rest' && !key.chosen) return apiKey === '' ? nothingNew : undefined;
  if ((kind === 'failed' || kind === 'dropped') && !key.chosen) return noNewKey;
  return keyProblem(key);
};

/** Looks at new keys before anything is sent. */
export const checkNewKeys = (values: NewKeysValues): FormProblems => {
  const { hasKeys, apiKey, key } = values;
  return found({
    apiKey: hasKeys && apiKey === '' ? undefined : apiKeyProblem(apiKey),
    key: hasKeys ? newKeyProblem(values) : keyProblem(key),
  });
};
