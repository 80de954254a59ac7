import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBareText } from './find-bare-text';

const root = join(import.meta.dirname, '../../..');

const codeIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (name) =>
        /\.tsx?$/u.test(name) && !/(^|\/)(words|i18n)\/|\.d\.ts$/u.test(name.replaceAll('\\', '/')),
    );

/** Names that are the same in every language. Reviewed one by one. */
const reviewed: readonly RegExp[] = [/ 'Account Viewer'$/u, /RequestDialog\.tsx:\d+ GET$/u];

describe('text for users', () => {
  it.each(['renderer', 'electron/main'])(
    'is only in the catalogues, not in the code of %s',
    (folder) => {
      const files = codeIn(folder);
      expect(files.length).toBeGreaterThan(50);
      const found = files.flatMap((file) =>
        findBareText(file, readFileSync(join(root, file), 'utf8')),
      );
      expect(found.filter((bare) => !reviewed.some((known) => known.test(bare)))).toEqual([]);
    },
  );

  it.each([
    ['between tags', '<p>Hello</p>'],
    ['in braces', "<p>{'Hello'}</p>"],
    ['behind a condition', "<p>{done && 'Hello'}</p>"],
    ['of a choice', '<p>{done ? words.x : `Hello ${name}`}</p>'],
    ['as a title', '<p title="Hello" />'],
    ['as a label of a choice', "<p aria-label={done ? 'Hello' : words.x} />"],
    ['in a dialog', "dialog.showMessageBox(window, { message: 'Hello' })"],
    ['on a button of a dialog', "ask({ buttons: [words.cancel, 'Hello'] })"],
    ['in a box of errors', "dialog.showErrorBox(words.title, 'Hello')"],
    ['of a list of choices', "const options = [{ value: 1, label: 'Hello' }]"],
  ])('is found %s', (_where, code) => {
    expect(findBareText('test.tsx', code)).toEqual([expect.stringContaining('Hello')]);
  });

  it.each([
    ['from the catalogue', '<p title={words.hello}>{words.hello}</p>'],
    ['that is only a sign', '<p> · {a} / {b}</p>'],
    ['of a class', "<p className={styles['hello']} data-kind='hello' />"],
    ['that decides between words', "<p>{kind === 'hello' ? words.a : words.b}</p>"],
  ])('is not assumed in something %s', (_what, code) => {
    expect(findBareText('test.tsx', code)).toEqual([]);
  });
});
