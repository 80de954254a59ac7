import type { CallName } from '../../../shared/contract';
import { presetExplorers } from '../../../shared/explorer';
import { id, valid, view } from './valid-payloads';

/** Returns a function that makes a call with a valid payload, except for the given changes. */
const changing =
  (name: CallName, payload: unknown = valid[name]) =>
  (changes: object): [CallName, unknown] => [name, { ...(payload as object), ...changes }];

const rowsWith = changing('copyRows');
const exportWith = changing('exportAccount');
const json = { profileId: id, revision: 1, list: 'wallets', format: 'json', rows: null };
const jsonWith = changing('exportAccount', { ...json, notes: false });
const noteWith = changing('saveNote');
const linkWith = changing('openLink');
const viewWith = (changes: object): [CallName, unknown] => [
  'saveView',
  { profileId: id, list: 'wallets', view: { ...view, ...changes } },
];
const explorerWith = (changes: object): [CallName, unknown] => [
  'setExplorers',
  { explorers: [{ ...presetExplorers[0], ...changes }] },
];
const { filters } = view;

/** Payloads about lists and explorers that the contract does not accept. */
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
  exportWith({ format: 'pdf' }),
  exportWith({ rows: 'not base64' }),
  exportWith({ rows: '' }),
  exportWith({ rows: 'AAAA'.repeat(266_668) }),
  exportWith({ rows: undefined }),
  exportWith({ columns: [] }),
  exportWith({ columns: ['walletName'] }),
  exportWith({ columns: ['address', 'address'] }),
  exportWith({ columns: ['raw'] }),
  exportWith({ path: '/home/someone/a.csv' }),
  exportWith({ list: null }),
  exportWith({ separator: '|' }),
  exportWith({ provenance: 'yes' }),
  jsonWith({ columns: ['address'] }),
  jsonWith({ rows: [0] }),
  jsonWith({ list: null, rows: 'AQAAAAAAAAA=' }),
  jsonWith({ format: 'signed-json', key: 'x' }),
  noteWith({ address: '' }),
  noteWith({ address: 'x'.repeat(301) }),
  noteWith({ name: 'x'.repeat(201) }),
  noteWith({ name: 'two\nlines' }),
  noteWith({ name: 'half \ud83c' }),
  noteWith({ note: 'x'.repeat(2001) }),
  noteWith({ note: 'a\0b' }),
  noteWith({ tags: ['same', 'same'] }),
  noteWith({ tags: [' '] }),
  noteWith({ tags: ['x'.repeat(31)] }),
  noteWith({ tags: Array.from({ length: 11 }, (_, index) => String(index)) }),
  noteWith({ favourite: 1 }),
  noteWith({ path: '/home' }),
  linkWith({ link: 'https://evil.example' }),
  linkWith({ link: 'toString' }),
  linkWith({ row: -1 }),
  linkWith({ row: 0.5 }),
  linkWith({ address: '0x00' }),
  linkWith({ url: 'https://evil.example' }),
  viewWith({ sort: { column: 'deployedAt', direction: 'ascending' } }),
  viewWith({ sort: { column: 'asset', direction: 'sideways' } }),
  viewWith({ hidden: ['type'] }),
  viewWith({ hidden: ['asset', 'asset'] }),
  viewWith({ widths: { asset: 47 } }),
  viewWith({ widths: { asset: 1201 } }),
  viewWith({ widths: { asset: 100.5 } }),
  viewWith({ widths: { raw: 100 } }),
  viewWith({ filters: { ...filters, assets: Array(51).fill('ETH') } }),
  viewWith({ filters: { ...filters, types: ['x'.repeat(201)] } }),
  viewWith({ filters: { ...filters, checksums: ['fine'] } }),
  viewWith({ filters: { ...filters, deployers: ['0x00'] } }),
  viewWith({ search: '0x00' }),
  explorerWith({ asset: 'x'.repeat(257) }),
  explorerWith({ address: 'x'.repeat(4097) }),
  explorerWith({ code: undefined }),
  explorerWith({ evm: 'yes' }),
  ['setExplorers', { explorers: Array(101).fill(presetExplorers[0]) }],
];
