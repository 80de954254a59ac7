import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DifferingPlaces } from '../../../../renderer/ui/address/GroupedAddress';
import { Identicon } from '../../../../renderer/ui/address/Identicon';
import { QrCode } from '../../../../renderer/ui/address/QrCode';
import { initialState } from '../../../../renderer/store/window-state';
import {
  CodeText,
  Mask,
  NameText,
  Private,
  ServiceText,
} from '../../../../renderer/ui/text/ServiceText';
import { useProfileName } from '../../../../renderer/ui/text/names';
import { privacyWords } from '../../../../renderer/i18n/privacy';
import { isCode } from '../../../../renderer/ui/text/visible';
import { factsWithoutValues, failureWithoutValues } from '../../../../renderer/i18n/without-values';
import { messageOf } from '../../../../renderer/i18n/failures';
import type { Failure } from '../../../../shared/failure';

const html = (element: ReactElement): string => renderToStaticMarkup(element);
const mask = html(createElement(Mask));

// Draws from the store's initial state, as a window does that has received nothing from main yet.
describe('until it is known whether values may be shown', () => {
  it('they are hidden', () => {
    expect(initialState.valuesHidden).toBe(true);
  });

  it.each([
    'x',
    'Meridian Treasury',
    'Tr\u0435asury',
    '0x310e7bcfe1ADE1937E33d19e50Da00daFD893fdE',
  ])('nothing of %s is drawn, not even its length', (text) => {
    expect(html(createElement(ServiceText, { text }))).toBe(mask);
    expect(html(createElement(NameText, { text }))).toBe(mask);
    expect(html(createElement(Private, { text }))).toBe(mask);
    expect(html(createElement(QrCode, { text, label: text }))).toBe('');
    expect(html(createElement(DifferingPlaces, { text, other: text.replace(/.$/u, '.') }))).toBe(
      '',
    );
  });

  it('a profile that is not among the known ones has no number', () => {
    function Named() {
      return useProfileName()({ id: 'removed', name: 'Treasury' });
    }
    expect(html(createElement(Named))).toBe(privacyWords.mask);
  });

  it('all addresses have the same picture', () => {
    const of = (address: string) => html(createElement(Identicon, { address, size: 40 }));
    expect(of('0x12')).toBe(of('0x34'));
    expect(of('0x12')).not.toContain('<path');
  });

  it('missing values still say so', () => {
    expect(html(createElement(ServiceText, { text: null }))).toContain('not given');
  });
});

describe('a code that stays visible', () => {
  it.each(['ETH', 'USDC_ERC20', 'ERC-1155', 'POLYGON'])('is %s', (text) => {
    expect(isCode(text)).toBe(true);
    expect(html(createElement(CodeText, { text }))).toContain(text);
  });

  it.each([
    null,
    '',
    'E',
    'eth',
    'Payroll',
    'ACME VAULT',
    '0X310E7BCFE1',
    'ABCDEFGHIJKLM',
    'ETH\u202e',
    'ЕТН',
    'ETH\n',
  ])('is not %j', (text) => {
    expect(isCode(text)).toBe(false);
  });
});

describe('a failure while values are hidden', () => {
  it('keeps its code, numbers and fixed words, and that a web page came, and nothing else', () => {
    expect(
      failureWithoutValues({
        code: 'NOT_FOUND',
        status: 404,
        netError: 'ERR_FAILED',
        host: 'acme.example',
        url: 'https://acme.example/v1/account',
        redirectOrigin: 'https://acme.example',
        title: 'Acme',
        serverText: 'Acme says no',
        fingerprint: 'SHA256:x',
        asset: 'Acme coin',
      }),
    ).toEqual({ code: 'NOT_FOUND', status: 404, netError: 'ERR_FAILED', title: '' });
  });

  it.each<Failure>([
    { code: 'TIMEOUT', silentSeconds: 30, receivedBytes: 4096 },
    { code: 'LIST_NOT_READ', list: 'quotes', place: 7 },
    { code: 'NOTES_FILE_NOT_READ', notesFile: 'newer' },
    { code: 'PROFILES_FILE_NOT_READ', profilesFile: 'newer' },
    { code: 'NOT_JSON', answer: 'empty' },
    { code: 'FILE_NOT_READABLE', file: 'folder' },
    { code: 'KEY_FORMAT', keyFormat: 'java' },
    { code: 'API_KEY_INVALID', apiKeyProblem: 'spaces' },
  ])('shows its whole text if it names nothing: %j', (failure) => {
    expect(failureWithoutValues(failure)).toEqual(failure);
    expect(messageOf(failureWithoutValues(failure))).toEqual(messageOf(failure));
  });

  it('has a mask where the connection check would name a fingerprint or a proxy', () => {
    const facts = factsWithoutValues({ bits: 2048, fingerprint: 'SHA256:x', proxyHost: 'p:1' });
    expect(facts).toEqual({ bits: 2048, fingerprint: '••••••', proxyHost: '••••••' });
  });
});
