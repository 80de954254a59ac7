import { useValuesHidden } from '../state/values-hidden';
import { Mask } from './Mask';

/** A value that is not the service's but tells as much: an address that calls go to, a fingerprint, a file's name. */
export function Private({ text }: { readonly text: string }) {
  return useValuesHidden() ? <Mask /> : text;
}
