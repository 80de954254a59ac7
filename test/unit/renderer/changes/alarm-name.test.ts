import { expect, it } from 'vitest';
import { endsBesideName } from '../../../../renderer/features/changes/AlarmName';

const one = { name: 'Payroll', address: '0x52908400098527886E0F7030069857D2E4169EE7' };
const other = { name: 'payroll ', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' };

it('records with alarms and names that look the same are told apart by the ends of their addresses', () => {
  expect(endsBesideName(one, [one, other])).toBe('0x529084…169EE7');
  expect(endsBesideName(other, [one, other])).toBe('0x8617E3…38070D');
});

it('a record whose name no other alarmed record has is called by its name alone', () => {
  expect(endsBesideName(one, [one, { ...other, name: 'Treasury' }])).toBeNull();
  // Two alarms of one record.
  expect(endsBesideName(one, [one, { ...one, address: one.address.toLowerCase() }])).toBeNull();
  expect(endsBesideName({ ...one, address: null }, [one, other])).toBeNull();
});
