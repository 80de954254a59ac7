import type { Failure } from '../../../shared/failure';
import { secretForms, shortestTold } from './secret-forms';
import { watchForForms, type FormWatch } from './watch-for-forms';

const removed = '•••';

/** The last part of a token (RFC 7515 section 7.1); without it, the others are of no use to anyone. */
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

/** What a call has sent that nobody else may get to know, and where it is looked for. */
export interface SentSecrets {
  /** Takes them out of a text of the service, for services and proxies that quote the request they refuse. */
  readonly withoutSecrets: (text: string) => string;
  /** The same for a failure's texts. */
  readonly failureWithoutSecrets: (failure: Failure) => Failure;
  /** Looks for the API key and the signature in an answer, as it comes. */
  readonly watch: () => FormWatch;
}

export const sentSecrets = (apiKey: string, token: string): SentSecrets => {
  const signature = signatureOf(token);
  let all: readonly string[] | undefined;
  /** Made only where there is a text to look through. */
  const forms = (): readonly string[] =>
    (all ??= [token, signature, apiKey].flatMap((secret) => secretForms(secret)));

  const withoutSecrets = (text: string): string =>
    forms().reduce((cleaned, form) => cleaned.replaceAll(form, removed), text);

  /** Whether a host name spells one of them; host names know no capitals. */
  const spellsSecret = (origin: string): boolean =>
    forms().some((form) => origin.includes(form.toLowerCase()));

  return {
    withoutSecrets,
    failureWithoutSecrets: ({ redirectOrigin, ...params }) => ({
      ...params,
      ...(redirectOrigin === undefined || spellsSecret(redirectOrigin) ? {} : { redirectOrigin }),
      ...(params.serverText === undefined ? {} : { serverText: withoutSecrets(params.serverText) }),
      ...(params.title === undefined ? {} : { title: withoutSecrets(params.title) }),
    }),
    watch: () =>
      watchForForms(() =>
        [signature, apiKey]
          .filter((secret) => secret.length >= shortestTold)
          .flatMap((secret) => secretForms(secret)),
      ),
  };
};
