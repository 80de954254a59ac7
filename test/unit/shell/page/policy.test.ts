import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  securityHeaders,
} from '../../../../electron/main/shell/page/policy';

it('the content security policy is this and nothing else (security B4)', () => {
  expect(contentSecurityPolicy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "manifest-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
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

  it('deny every feature they name, and name each once', () => {
    const features = securityHeaders['permissions-policy']?.split(', ') ?? [];
    const denied = [
      'camera',
      'microphone',
      'geolocation',
      'clipboard-read',
      'usb',
      'hid',
      'serial',
    ];
    for (const name of [...denied, 'payment']) expect(features).toContain(`${name}=()`);
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/u.test(feature))).toEqual([]);
    expect(new Set(features).size).toBe(features.length);
  });
});
