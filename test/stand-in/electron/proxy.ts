import { isIP } from 'node:net';
import type { ProxyConfig } from 'electron';
import type { PageProxy } from '../calls';

/** The parts of an environment that name a proxy. */
type ProxyVariables = Readonly<Record<string, string | undefined>>;

// Chromium never asks a proxy for this computer, whatever the settings say.
const isThisComputer = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(host);

const isExempt = (host: string, rules: string): boolean =>
  rules
    .split(',')
    .map((rule) => rule.trim().replace(/^\*?\.?/, ''))
    .some((rule) => rule !== '' && (host === rule || (isIP(host) === 0 && host.endsWith(rule))));

/**
 * The proxy of a call, as Chromium takes it from the environment on a Linux without a desktop. Covers
 * `HTTPS_PROXY` with a proxy that itself speaks http, and names in `NO_PROXY`; the app calls nothing else beyond
 * this computer.
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
 * The proxy that `session.setProxy` asks for. Covers one http proxy for everything; null is the system's or none, which
 * no page here has.
 */
export function fixedProxyOf(config: ProxyConfig): PageProxy | null {
  const { mode = 'fixed_servers', proxyRules = '', proxyBypassRules = '', pacScript } = config;
  if (pacScript === undefined && (mode === 'system' || mode === 'direct')) return null;
  if (pacScript !== undefined || mode !== 'fixed_servers' || !/^[\w.-]+:\d+$/u.test(proxyRules)) {
    throw new Error(`stand-in: setProxy(${JSON.stringify(config)}) is not covered`);
  }
  return { server: proxyRules, bypass: proxyBypassRules };
}
