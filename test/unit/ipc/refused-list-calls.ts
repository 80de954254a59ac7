import type { CallName } from '../../../shared/contract';
import { valid } from './valid-payloads';

const rowsWith = (changes: object): [CallName, unknown] => [
  'copyRows',
  { ...(valid.copyRows as object), ...changes },
];
/** Payloads about lists that the contract does not take. */
export const refusedListCalls: readonly [CallName, unknown][] = [
  rowsWith({ rows: '' }),
  rowsWith({ rows: 'not base64' }),
  rowsWith({ rows: 'AAAA'.repeat(266_668) }),
  rowsWith({ rows: [0, 1] }),
  rowsWith({ columns: [] }),
  rowsWith({ columns: ['asset', 'asset'] }),
  rowsWith({ columns: ['raw'] }),
  rowsWith({ columns: ['deployedBy'] }),
  rowsWith({ columns: ['__proto__'] }),
  rowsWith({ revision: 0 }),
];
