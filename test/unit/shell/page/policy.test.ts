import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  securityHeaders,
} from '../../../../electron/main/shell/page/policy';

const directives = new Map(
  contentSecurityPolicy.split(';').map((directive) => {
    const [name = '', ...values] = directive.trim().split(/\s+/u);
    return [name, values] as const;
  }),
);

describe('the content security policy (security B4)', () => {
  it.each([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'none'"],
    ['manifest-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ])('has %s %s', (name, value) => {
    expect(directives.get(name)).toEqual([value]);
  });

  it('has each directive once and no other', () => {
    expect(directives.size).toBe(15);
    expect(contentSecurityPolicy.split(';')).toHaveLength(15);
  });

  it.each(['unsafe-', 'data:', 'blob:', '*', 'http', 'ws:', 'nonce-', 'app:', '\n'])(
    'never says %j',
    (word) => {
      expect(contentSecurityPolicy).not.toContain(word);
    },
  );
});

describe('the security headers (security B3)', () => {
  it('are these', () => {
    expect(securityHeaders).toMatchObject({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(securityHeaders)).toHaveLength(6);
  });

  it.each([
    'camera',
    'microphone',
    'geolocation',
    'clipboard-read',
    'usb',
    'hid',
    'serial',
    'payment',
  ])('deny %s to everyone', (feature) => {
    expect(securityHeaders['permissions-policy']?.split(', ')).toContain(`${feature}=()`);
  });

  it('deny every feature they name, and name each once', () => {
    const features = securityHeaders['permissions-policy']?.split(', ') ?? [];
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/u.test(feature))).toEqual([]);
    expect(new Set(features).size).toBe(features.length);
  });
});
