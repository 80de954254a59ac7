import { isIP } from 'node:net';
import type { ProxyConfig } from 'electron';
import type { PageProxy } from '../calls';

/** The parts of an environment that name a proxy. */
type ProxyVariables = Readonly<Record<string, string | undefined>>;

// Chromium never uses a proxy for this computer, whatever the settings are.
const isThisComputer = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'));

const isExempt = (host: string, rules: string): boolean =>
  rules
    .split(',')
    .map((rule) => rule.trim().replace(/^\*?\.?/, ''))
    .some((rule) => rule !== '' && (host === rule || (isIP(host) === 0 && host.endsWith(rule))));

/**
 * The proxy for a request, as Chromium takes it from the environment on Linux without a desktop. Covers `HTTPS_PROXY`
 * with an http proxy, and names in `NO_PROXY`. Only https needs a proxy, because the app uses http for this computer
 * only.
 */
export function proxyOf(url: string, env: ProxyVariables = process.env): URL | undefined {
  const { protocol, hostname } = new URL(url);
  const named = env['HTTPS_PROXY'] ?? env['https_proxy'];
  if (protocol !== 'https:' || !named || isThisComputer(hostname)) return undefined;
  if (isExempt(hostname, env['NO_PROXY'] ?? env['no_proxy'] ?? '')) return undefined;
  const proxy = new URL(named.includes('://') ? named : `http://${named}`);
  if (proxy.protocol !== 'http:') throw new Error(`stand-in: ${proxy.protocol} proxies`);
  return proxy;
}

/**
 * The proxy that `session.setProxy` sets. Covers one http proxy for all requests. Null for the system's proxy and for
 * no proxy; pages have none in both cases.
 */
export function fixedProxyOf(config: ProxyConfig): PageProxy | null {
  const { mode = 'fixed_servers', proxyRules = '', proxyBypassRules = '', pacScript } = config;
  if (pacScript === undefined && (mode === 'system' || mode === 'direct')) return null;
  if (pacScript !== undefined || mode !== 'fixed_servers' || !/^[\w.-]+:\d+$/u.test(proxyRules)) {
    throw new Error(`stand-in: setProxy(${JSON.stringify(config)}) is not covered`);
  }
  return { server: proxyRules, bypass: proxyBypassRules };
}
