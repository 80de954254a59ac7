import { words } from '../../i18n/window';
import { readBaseUrl } from '../../../shared/base-url';
import { profileNameProblem } from '../../../shared/profile';
import { messageOf } from '../../i18n/failures';
import type { KeyChoice } from './use-key-choice';

interface NewKeysValues extends Pick<FormValues, 'apiKey' | 'key'> {
  /** Whether the profile has keys, of which either may stay. */
  readonly hasKeys: boolean;
}

/** What is wrong with each field, in words. */
export interface NewKeysProblems {
  readonly apiKey?: string | undefined;
  readonly key?: string | undefined;
}

/** The old private key stays only where no other was begun to be chosen. */
const newKeyProblem = ({ apiKey, key }: NewKeysValues): string | undefined => {
  const { nothingNew, noNewKey } = words.settings;
  const { kind } = key.mode;
  if (kind === 'rest' && !key.chosen) return apiKey === '' ? nothingNew : undefined;
  if ((kind === 'failed' || kind === 'dropped') && !key.chosen) return noNewKey;
  return keyProblem(key);
};

/** Looks at new keys before anything is sent; undefined when they can be tried. */
export const checkNewKeys = (values: NewKeysValues): NewKeysProblems | undefined => {
  const { hasKeys, apiKey, key } = values;
  const found = {
    apiKey: hasKeys && apiKey === '' ? undefined : apiKeyProblem(apiKey),
    key: hasKeys ? newKeyProblem(values) : keyProblem(key),
  };
  return found.apiKey === undefined && found.key === undefined ? undefined : found;
};

/** Takes the person to the first field of a form that something is said beside, once it is shown. */
export const focusFirstProblem = (formId: string): void => {
  requestAnimationFrame(() =>
    document
      .getElementById(formId)
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] button')
      ?.focus(),
  );
};

export interface FormValues {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly key: Pick<KeyChoice, 'mode' | 'chosen'>;
}

/** What is wrong with each field, in words; an empty object when nothing is. */
export type FormProblems = { readonly [Name in keyof FormValues]?: string };

const apiKeyShape = /^[\x21-\x7e]{1,512}$/u;

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
  if (apiKey === '') return words.connect.missing.apiKey;
  return apiKeyShape.test(apiKey) ? undefined : words.connect.missing.apiKeyShape;
};

/** Why there is no key to go on with; undefined where there is one. */
const keyProblem = ({ mode, chosen }: FormValues['key']): string | undefined => {
  const { missing } = words.connect;
  // The key before must not be used in the place of the one that is being made.
  if (mode.kind === 'generating') return missing.generated;
  if (mode.kind === 'locked') return missing.unlocked;
  return chosen ? undefined : missing.privateKey;
};

/** Looks at a form before anything is sent; main checks everything again. A test needs no name. */
export const checkForm = (values: FormValues, purpose: 'test' | 'save'): FormProblems => {
  const found = {
    name: purpose === 'save' ? nameProblem(values.name) : undefined,
    baseUrl: baseUrlProblem(values.baseUrl),
    apiKey: apiKeyProblem(values.apiKey),
    key: keyProblem(values.key),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};
