import type { Failure } from '../../shared/failure';
import type { AnswerProblem, ShapeProblem } from '../../shared/problems';
import type { Message, Messages } from './message';
import { longestSilence, longestWait } from '../../shared/profile';
import { clockOff, pauseOf, span, size } from './plural';
import { settingsWords } from './settings';

/** Name of the service's host, or `unnamed` when not known. */
const host = ({ host: name }: Failure, unnamed = 'the service'): string => name ?? unnamed;

/** What the service did before the app gave up on a request. */
const silence = ({ silentSeconds, receivedBytes }: Failure): string => {
  if (silentSeconds === undefined) return 'did not answer in time';
  const time = span(silentSeconds);
  if (receivedBytes === undefined) return `did not answer within ${time}`;
  return receivedBytes === 0
    ? `began to answer, and then sent nothing for ${time}`
    : `stopped sending for ${time}, after ${size(receivedBytes)}`;
};

/** Whether the settings of a profile allow a longer wait than the one that ended the call. */
export const canWaitLonger = ({ silentSeconds, receivedBytes }: Failure): boolean =>
  silentSeconds !== undefined &&
  silentSeconds < (receivedBytes === undefined ? longestWait : longestSilence(longestWait));

/** Target of a refused redirect; without a name when the target is unknown or is not a web address. */
const redirectTarget = ({ url = '', redirectOrigin }: Failure): string => {
  if (redirectOrigin === undefined) return 'another address';
  return url.startsWith(`${redirectOrigin}/`)
    ? `another path of ${redirectOrigin}`
    : redirectOrigin;
};

/** HTTP status in brackets, to follow a text; empty when not known. */
const inBrackets = ({ status }: Failure, before = 'status '): string =>
  status === undefined ? '' : ` (${before}${status})`;

const addressOrLogin =
  'Check the service address. A network that wants you to sign in first answers in the same way: open your browser, then try again.';

/** Remedies for an untrusted connection, by Chromium's name of the error. */
const tlsRemedies: Readonly<Record<string, string>> = {
  ERR_CERT_DATE_INVALID:
    'The certificate has expired, or the clock of this computer is wrong. If the clock is right, tell the provider. Nothing was sent.',
  ERR_SSL_PROTOCOL_ERROR:
    'What answers there may not speak https at all. Check the service address and its port. Nothing was sent.',
  ERR_CERT_COMMON_NAME_INVALID: `The certificate is for another name. ${addressOrLogin} Nothing was sent.`,
  ERR_CERT_AUTHORITY_INVALID: `This system does not know who issued the certificate. A company whose proxy looks into connections has to install its own certificate in the system: ask those who run it. ${addressOrLogin} Nothing was sent.`,
  ERR_CERT_REVOKED: 'The certificate has been withdrawn. Tell the provider. Nothing was sent.',
  ERR_SSL_VERSION_OR_CIPHER_MISMATCH:
    'What answers there speaks only versions of TLS that are too old. Tell the provider, or those who run a proxy on the way. Nothing was sent.',
  ERR_SSL_CLIENT_AUTH_CERT_NEEDED:
    'The service asks for a client certificate, which the app cannot show. Ask the provider for an address without one. Nothing was sent.',
};

const answerProblems: Readonly<Record<AnswerProblem, Message>> = {
  empty: {
    message: 'The answer is empty.',
    remedy: 'Try again; if it stays, check the service address, or ask the provider.',
  },
  truncated: {
    message: 'The answer breaks off before its end.',
    remedy: 'Try again; if it stays, ask the provider, or those who run a proxy on the way.',
  },
  'content-type': {
    message: 'The answer is not labelled as JSON.',
    remedy:
      'Check the service address. If it is right, tell the provider: the Content-Type of the answer has to be application/json.',
  },
};

const shapes: Readonly<Record<ShapeProblem, string>> = {
  'not-an-account': 'The answer is JSON, but not an account.',
  'too-deep': 'The answer is nested too deeply to be an account.',
  'too-many': 'The answer has more entries than can be shown (200,000 in one list).',
  'name-twice': 'The answer names a field twice: which of the two is meant cannot be told.',
};

/** Texts for the failures of calls to the service. */
export const callFailures = {
  OFFLINE: () => ({
    message: 'This computer is offline.',
    remedy: 'Check the network connection, then try again.',
  }),
  DNS: (failure) => ({
    message: `The name ${host(failure, 'of the service')} could not be found.`,
    remedy: 'Check the service address for typing mistakes, and the network, VPN or proxy.',
  }),
  UNREACHABLE: (failure) =>
    failure.netError === 'ERR_ADDRESS_UNREACHABLE'
      ? {
          message: `There is no way from this network to ${host(failure)}.`,
          remedy:
            'Its address may be one of IPv6, which this network does not have, or of a network that only a VPN leads to.',
        }
      : {
          message: `${host(failure, 'The service')} does not accept a connection.`,
          remedy:
            'The service may be down, or a firewall stands between that lets only a proxy through. Check the service address and port, and the proxy settings of your system.',
        },
  TIMEOUT: (failure) => ({
    message: `${host(failure, 'The service')} ${silence(failure)}.`,
    remedy: canWaitLonger(failure)
      ? `Try once more. A saved profile can wait longer: ${settingsWords.title} > ${settingsWords.pages.connection} > ${settingsWords.wait}.`
      : 'Try once more.',
  }),
  INCOMPLETE: () => ({
    message: 'The connection ended before the answer was complete.',
    remedy: 'Try once more.',
  }),
  TLS_ERROR: (failure) => ({
    message: `The secure connection to ${host(failure)} could not be trusted${failure.netError === undefined ? '' : ` (${failure.netError})`}.`,
    remedy:
      tlsRemedies[failure.netError ?? ''] ??
      'Ask the provider, or those who run a proxy on the way. Nothing was sent.',
  }),
  PROXY_AUTH: (failure) => ({
    message: `The network’s proxy asks for a login, or does not let the call through to ${host(failure)}.`,
    remedy:
      'Check the service address, which the proxy may not find. Log in through the proxy settings of your system, or ask those who run the proxy; then try again.',
  }),
  PROXY_UNREACHABLE: () => ({
    message: 'The network’s proxy does not answer, so the service was not reached.',
    remedy:
      'Check the proxy settings of your system, and whether the proxy runs; outside of its network, it may have to be turned off.',
  }),
  REDIRECT_REFUSED: (failure) => ({
    message: `${host(failure, 'The service')} tried to send the call on to ${redirectTarget(failure)}.`,
    remedy:
      'Redirects are never followed, because the API key would go along. Correct the service address.',
  }),
  ABORTED: ({ endedBy }) =>
    endedBy === undefined
      ? { message: 'The call was stopped.' }
      : {
          message: {
            sleep: 'The call was ended, because the computer slept.',
            lock: 'The call was ended, because the screen was locked.',
          }[endedBy],
          remedy: 'Try again.',
        },
  AUTH: (failure) => ({
    message: 'The service does not accept this API key with this private key.',
    remedy:
      'Check that the API key is right and that this public key is registered for it' +
      (failure.fingerprint === undefined ? '.' : `: ${failure.fingerprint}`),
  }),
  CLOCK_SKEW: ({ skewSeconds }) => ({
    message:
      skewSeconds === undefined
        ? 'The service refuses the time of this computer.'
        : `${clockOff(skewSeconds)}, too far for the service to accept its calls.`,
    remedy:
      (skewSeconds === undefined ? 'It does not tell its own. ' : '') +
      'Set the clock and its time zone to automatic in the settings of your system, then try again. If both are right already, the service’s clock is wrong: tell the provider.',
  }),
  FORBIDDEN: ({ title }) =>
    title === undefined
      ? {
          message: 'The service does not let these keys read the account.',
          remedy:
            'Check that the API key is right. If it is, ask the provider whether it may read the account, and may do so from the IP address of this computer.',
        }
      : {
          message: `A web page refuses the call${title === '' ? '' : `: “${title}”`}.`,
          remedy:
            'It may come from a firewall or proxy on the way, or from another site, if the service address is wrong. Check that, then ask those who run your network, then the provider.',
        },
  NOT_FOUND: (failure) => ({
    message: `There is nothing at ${failure.url ?? 'this address'}.`,
    remedy: 'Check the service address: the path /v1/account is added to it.',
  }),
  METHOD_NOT_ALLOWED: (failure) => ({
    message: `${failure.url ?? 'This address'} does not take this kind of call.`,
    remedy: 'Check the service address: the path /v1/account is added to it.',
  }),
  RATE_LIMITED: ({ seconds = 0 }) =>
    seconds === 0
      ? { message: 'The service has had too many calls.', remedy: 'Wait a little, then try again.' }
      : {
          message: `The service asks for a pause of ${pauseOf(seconds, span)}.`,
          remedy: 'It has had too many calls. Try again after that.',
        },
  SERVER_ERROR: (failure) => ({
    message: `The service has a problem${inBrackets(failure)}.`,
    remedy: 'Try again later. Your keys are not the reason.',
  }),
  UNEXPECTED_STATUS: (failure) => ({
    message: `The service answered with an unexpected status${inBrackets(failure, '')}.`,
    remedy: 'Try again; if it stays, check the service address, or ask the provider.',
  }),
  NOT_JSON: (failure) => {
    const { title, answer, netError } = failure;
    if (title !== undefined) {
      return {
        message: `A web page answered instead of the service${title === '' ? '' : `: “${title}”`}.`,
        remedy:
          'Sign in to the network if it asks for that. If nothing does, check the service address, and ask those who run the network whether they block it.',
      };
    }
    if (answer !== undefined) return answerProblems[answer];
    return {
      message:
        netError === undefined
          ? 'The answer is not JSON, and so no account.'
          : `What answers at ${host(failure, 'the service address')} does not speak HTTP as a service does (${netError}).`,
      remedy: 'Check the service address, or ask the provider.',
    };
  },
  BAD_ENCODING: ({ netError }) =>
    netError === undefined
      ? {
          message: 'The answer cannot be read as text in UTF-8.',
          remedy:
            'It is not shown as an account, because names could come out altered. Tell the provider.',
        }
      : {
          message: `The answer came compressed, and cannot be unpacked (${netError}).`,
          remedy: 'Try again; if it stays, tell the provider, or those who run a proxy on the way.',
        },
  BAD_SHAPE: ({ shape }) => ({
    message: shape === undefined ? 'The answer cannot be shown as an account.' : shapes[shape],
    remedy:
      shape === 'name-twice'
        ? 'It is not shown, because a list or an address could be missing. Tell the provider.'
        : 'Check the service address, or ask the provider.',
  }),
  TOO_LARGE: (failure) => ({
    message:
      failure.limitBytes === undefined
        ? 'The answer is too large.'
        : `The answer is larger than ${size(failure.limitBytes)}.`,
    remedy: 'It was not read further. Tell the provider.',
  }),
  TOO_COMPLEX: () => ({
    message: 'The answer takes too much work to read or compare.',
    remedy:
      'That was ended, because it took too long or too much memory. What was shown before is unchanged. Tell the provider.',
  }),
  SECRET_IN_ANSWER: (failure) => ({
    message: `The answer of ${host(failure)} quotes the API key or the token of the call.`,
    remedy:
      'Nothing of it is shown or kept, because it could be copied and exported. Tell the provider, and have the API key changed.',
  }),
  ANOTHER_ACCOUNT: () => ({
    message: 'The service has answered with another account than the one that is known.',
    remedy: 'Nothing of it is shown or kept. Try again; if it stays, ask the provider.',
  }),
} satisfies Partial<Messages>;
