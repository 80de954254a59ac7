import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noBareValues } from '../../checks/no-bare-values.mjs';

const config = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
  plugins: { app: { rules: { 'no-bare-values': noBareValues } } },
  rules: { 'app/no-bare-values': 'error' },
} as unknown as Linter.Config;

const found = (code: string): readonly string[] =>
  new Linter().verify(code, config, 'View.tsx').map(({ message }) => message);

describe('a value that is read straight into the document', () => {
  it.each([
    '<p>{profile.baseUrl}</p>',
    '<p>{row.walletAddress}</p>',
    '<p>{wallet.name}</p>',
    '<>{head.email ?? ""}</>',
    '<p>{isOpen && doubt.address}</p>',
    '<p>{isOpen ? failure.host : null}</p>',
    '<p title={row.deployedBy}>x</p>',
    '<Field aria-label={`Copy ${row.walletName}`} />',
    '<p>{words.overview.greeting(profile.name)}</p>',
    '<input value={profile.baseUrl} />',
  ])('is found in %s', (element) => {
    expect(found(`export const view = ${element};`)).toEqual([
      expect.stringContaining('must not be in the document'),
    ]);
  });

  it.each([
    '<Private text={profile.baseUrl} />',
    '<p>{words.fields.address}</p>',
    '<p>{head.email === null ? words.none : <ServiceText text={head.email} />}</p>',
    '<p>{profile.baseUrl && <Private text={profile.baseUrl} />}</p>',
    '<button onClick={() => copy(row.walletAddress)}>x</button>',
    '<p key={row.walletAddress}>{rows.map((row) => <NameText text={row.walletName} />)}</p>',
    '<p>{view.name}</p>',
  ])('is not found in %s', (element) => {
    expect(found(`export const view = ${element};`)).toEqual([]);
  });
});
