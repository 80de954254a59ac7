import { isIP } from 'node:net';
import { accountUrl, readBaseUrl } from '../../../../shared/base-url';
import type { CheckResult } from '../../../../shared/diagnosis';
import type { Network } from '../../account/client/agreed-addresses';
import { readNetError } from '../../account/client/net-errors';
import { limits, within } from './limits';
import { failed, passed, unchecked } from './results';

/** What finds the way to a host. */
export type Route = Pick<Network, 'resolveHost' | 'resolveProxy'>;

/** `https`, or `http` to this computer. */
export const checkBaseUrl = (baseUrl: string): CheckResult => {
  const address = readBaseUrl(baseUrl);
  if (!address.ok) return failed('baseUrl', address.error);
  return passed('baseUrl', { scheme: address.value.startsWith('https:') ? 'https' : 'http' });
};

/** First entry of a PAC result, such as `PROXY proxy.example:3128; DIRECT`. */
const proxied = /^\s*(?:PROXY|HTTPS|SOCKS[45]?|QUIC)\s+(?<host>[\w.[\]:-]{1,260})\s*(?:;|$)/iu;

/** Which way calls go. `baseUrl` is canonical. */
export const checkProxy = async (
  baseUrl: string,
  { resolveProxy }: Pick<Route, 'resolveProxy'>,
): Promise<CheckResult> => {
  const untold = (): string => '';
  const found = await within(limits.proxy, resolveProxy(accountUrl(baseUrl)), untold).catch(untold);
  if (/^\s*DIRECT\b/iu.test(found)) return passed('proxy', { route: 'direct' });
  const proxyHost = proxied.exec(found)?.groups?.['host'];
  return proxyHost === undefined
    ? unchecked('proxy', 'not-told')
    : passed('proxy', { route: 'proxy', proxyHost });
};

/**
 * Whether the host has a network address. Behind a proxy it need not have one here: the proxy looks it up.
 * `baseUrl` is canonical.
 */
export const checkDns = async (
  baseUrl: string,
  proxy: CheckResult,
  { resolveHost }: Pick<Route, 'resolveHost'>,
): Promise<CheckResult> => {
  const host = new URL(baseUrl).hostname;
  if (isIP(host.replace(/^\[|\]$/gu, '')) !== 0) return unchecked('dns', 'literal-address');
  const look = async (): Promise<CheckResult> => {
    try {
      const { endpoints } = await resolveHost(host);
      if (endpoints.length > 0) return passed('dns', { addresses: endpoints.length });
      return failed('dns', { code: 'DNS', host });
    } catch (error) {
      const { code, netError } = readNetError(error);
      return failed('dns', {
        code: code === 'OFFLINE' ? code : 'DNS',
        host,
        ...(netError === undefined ? {} : { netError }),
      });
    }
  };
  const found = await within(limits.dns, look(), () => unchecked('dns', 'out-of-time'));
  const needed = proxy.facts?.route !== 'proxy';
  return found.outcome === 'passed' || needed ? found : unchecked('dns', 'left-to-proxy');
};
