import { expect, it } from 'vitest';
import { cutField } from '../../../shared/account';
import { cutText, plainLine } from '../../../shared/unseen';

it('a text is cut to a length, and never within a character of two units', () => {
  expect(cutText('ab', 2)).toBe('ab');
  expect(cutText('abc', 2)).toBe('ab');
  expect(cutText('a😀b', 2)).toBe('a');
  expect(cutText('a😀b', 3)).toBe('a😀');
  expect(plainLine('a😀b', 2)).toBe('a…');
  expect(cutField('a😀b', 2)).toBe('a…');
  expect(cutField({ raw: 'a😀b' }, 3)).toEqual({ raw: 'a😀…' });
});
