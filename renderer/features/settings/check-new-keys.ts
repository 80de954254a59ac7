import { words } from '../../i18n/window';
import { apiKeyProblem, keyProblem, type FormValues } from '../connect/check-form';

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
