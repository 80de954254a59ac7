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
    ? `began to answer, then sent nothing for ${time}`
    : `sent ${size(receivedBytes)}, then nothing for ${time}`;
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
  'Check the service address. A network that wants you to sign in first can cause this, too: open your browser, then try again.';

/** Remedies for an untrusted connection, by Chromium's name of the error. */
const tlsRemedies: Readonly<Record<string, string>> = {
  ERR_CERT_DATE_INVALID:
    'The certificate has expired, or this computer’s clock is wrong. If the clock is right, tell the provider. Nothing was sent.',
  ERR_SSL_PROTOCOL_ERROR:
    'The server there may not use https at all. Check the service address and its port. Nothing was sent.',
  ERR_CERT_COMMON_NAME_INVALID: `The certificate is for a different name. ${addressOrLogin} Nothing was sent.`,
  ERR_CERT_AUTHORITY_INVALID: `This system does not know who issued the certificate. If your company’s proxy inspects connections, the company’s certificate must be installed on this system: ask your network administrator. ${addressOrLogin} Nothing was sent.`,
  ERR_CERT_REVOKED: 'The certificate has been revoked. Tell the provider. Nothing was sent.',
  ERR_SSL_VERSION_OR_CIPHER_MISMATCH:
    'The server there supports only TLS versions that are too old. Tell the provider, or whoever runs a proxy in between. Nothing was sent.',
  ERR_SSL_CLIENT_AUTH_CERT_NEEDED:
    'The service asks for a client certificate, which the app cannot provide. Ask the provider for an address that does not need one. Nothing was sent.',
};

const answerProblems: Readonly<Record<AnswerProblem, Message>> = {
  empty: {
    message: 'The answer is empty.',
    remedy: 'Try again. If this keeps happening, check the service address, or ask the provider.',
  },
  truncated: {
    message: 'The answer is cut off before its end.',
    remedy:
      'Try again. If this keeps happening, ask the provider, or whoever runs a proxy in between.',
  },
  'content-type': {
    message: 'The answer is not labelled as JSON.',
    remedy:
      'Check the service address. If it is right, tell the provider: the Content-Type of the answer must be application/json.',
  },
};

const shapes: Readonly<Record<ShapeProblem, string>> = {
  'not-an-account': 'The answer is JSON, but not an account.',
  'too-deep': 'The answer is nested too deeply to be an account.',
  'too-many': 'The answer has more entries than can be shown (200,000 in one list).',
  'name-twice': 'The answer contains a field twice, so it is unclear which one is meant.',
};

/** Texts for the failures of calls to the service. */
export const callFailures = {
  OFFLINE: () => ({
    message: 'This computer is offline.',
    remedy: 'Check the network connection, then try again.',
  }),
  DNS: (failure) => ({
    message: `The name ${host(failure, 'of the service')} could not be found.`,
    remedy: 'Check the service address for typing mistakes, then your network, VPN or proxy.',
  }),
  UNREACHABLE: (failure) =>
    failure.netError === 'ERR_ADDRESS_UNREACHABLE'
      ? {
          message: `This network has no route to ${host(failure)}.`,
          remedy: 'It may need IPv6, which this network does not have, or a VPN.',
        }
      : {
          message: `${host(failure, 'The service')} does not accept connections.`,
          remedy:
            'The service may be down, or a firewall may block connections that do not use a proxy. Check the service address and port, and your system’s proxy settings.',
        },
  TIMEOUT: (failure) => ({
    message: `${host(failure, 'The service')} ${silence(failure)}.`,
    remedy: canWaitLonger(failure)
      ? `Try again. A saved profile can wait longer: ${settingsWords.title} > ${settingsWords.pages.connection} > ${settingsWords.wait}.`
      : 'Try again.',
  }),
  INCOMPLETE: () => ({
    message: 'The connection ended before the answer was complete.',
    remedy: 'Try again.',
  }),
  TLS_ERROR: (failure) => ({
    message: `The secure connection to ${host(failure)} could not be trusted${failure.netError === undefined ? '' : ` (${failure.netError})`}.`,
    remedy:
      tlsRemedies[failure.netError ?? ''] ??
      'Ask the provider, or whoever runs a proxy in between. Nothing was sent.',
  }),
  PROXY_AUTH: (failure) => ({
    message: `The network’s proxy requires a login, or blocks calls to ${host(failure)}.`,
    remedy:
      'Check the service address: the proxy may not be able to find it. Log in through your system’s proxy settings, or ask whoever runs the proxy, then try again.',
  }),
  PROXY_UNREACHABLE: () => ({
    message: 'The network’s proxy does not answer, so the service could not be reached.',
    remedy:
      'Check your system’s proxy settings, and whether the proxy is running. Outside its network, you may have to turn the proxy setting off.',
  }),
  REDIRECT_REFUSED: (failure) => ({
    message: `${host(failure, 'The service')} tried to redirect the call to ${redirectTarget(failure)}.`,
    remedy:
      'The app never follows redirects, because the API key would be sent along. Correct the service address.',
  }),
  ABORTED: ({ endedBy }) =>
    endedBy === undefined
      ? { message: 'The call was stopped.' }
      : {
          message: {
            sleep: 'The call was ended because the computer slept.',
            lock: 'The call was ended because the screen was locked.',
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
        ? 'The service does not accept this computer’s time.'
        : `${clockOff(skewSeconds)}, too far for the service to accept calls.`,
    remedy:
      (skewSeconds === undefined ? 'It does not report its own time. ' : '') +
      'Set the clock and time zone to automatic in your system settings, then try again. If both are already right, the service’s clock is wrong: tell the provider.',
  }),
  FORBIDDEN: ({ title }) =>
    title === undefined
      ? {
          message: 'The service does not let these keys read the account.',
          remedy:
            'Check that the API key is right. If it is, ask the provider whether it may read the account, and may do so from this computer’s IP address.',
        }
      : {
          message: `A web page refused the call${title === '' ? '' : `: “${title}”`}.`,
          remedy:
            'It may come from a firewall or proxy in between, or from another site if the service address is wrong. Check the address, then ask your network administrator, then the provider.',
        },
  NOT_FOUND: (failure) => ({
    message: `There is nothing at ${failure.url ?? 'this address'}.`,
    remedy: 'Check the service address: the path /v1/account is added to it.',
  }),
  METHOD_NOT_ALLOWED: (failure) => ({
    message: `${failure.url ?? 'This address'} does not accept this kind of call.`,
    remedy: 'Check the service address: the path /v1/account is added to it.',
  }),
  RATE_LIMITED: ({ seconds = 0 }) =>
    seconds === 0
      ? {
          message: 'The service has received too many calls.',
          remedy: 'Wait a little, then try again.',
        }
      : {
          message: `The service asks for a pause of ${pauseOf(seconds, span)}.`,
          remedy: 'It has received too many calls. Try again after the pause.',
        },
  SERVER_ERROR: (failure) => ({
    message: `The service has a problem${inBrackets(failure)}.`,
    remedy: 'Try again later. Your keys are not the reason.',
  }),
  UNEXPECTED_STATUS: (failure) => ({
    message: `The service answered with an unexpected status${inBrackets(failure, '')}.`,
    remedy: 'Try again. If this keeps happening, check the service address, or ask the provider.',
  }),
  NOT_JSON: (failure) => {
    const { title, answer, netError } = failure;
    if (title !== undefined) {
      return {
        message: `A web page answered instead of the service${title === '' ? '' : `: “${title}”`}.`,
        remedy:
          'Sign in to the network if it asks you to. If it does not, check the service address, and ask your network administrator whether it is blocked.',
      };
    }
    if (answer !== undefined) return answerProblems[answer];
    return {
      message:
        netError === undefined
          ? 'The answer is not JSON, so it is not an account.'
          : `The server at ${host(failure, 'the service address')} does not use HTTP correctly (${netError}).`,
      remedy: 'Check the service address, or ask the provider.',
    };
  },
  BAD_ENCODING: ({ netError }) =>
    netError === undefined
      ? {
          message: 'The answer is not valid UTF-8 text.',
          remedy: 'It is not shown as an account, because names could be wrong. Tell the provider.',
        }
      : {
          message: `The answer is compressed and cannot be unpacked (${netError}).`,
          remedy:
            'Try again. If this keeps happening, tell the provider, or whoever runs a proxy in between.',
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
    remedy: 'The rest was not read. Tell the provider.',
  }),
  TOO_COMPLEX: () => ({
    message: 'The answer takes too much work to read or compare.',
    remedy:
      'The app stopped because it took too long or too much memory. What was shown before is unchanged. Tell the provider.',
  }),
  SECRET_IN_ANSWER: (failure) => ({
    message: `The answer from ${host(failure)} contains the API key or the token of the call.`,
    remedy:
      'Nothing from it is shown or kept, because it could be copied and exported. Tell the provider, and have the API key replaced.',
  }),
  ANOTHER_ACCOUNT: () => ({
    message: 'The service answered with another account, not the one you know.',
    remedy:
      'Nothing from it is shown or kept. Try again. If this keeps happening, ask the provider.',
  }),
} satisfies Partial<Messages>;
