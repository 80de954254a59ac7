import type { Failure } from '../../../shared/failure';

const removed = '•••';

/** Each secret as sent and in the forms that quotes of it bring: base64 and URL-encoded. */
const formsOf = (apiKey: string, token: string): readonly string[] => {
  const [, , signature = ''] = token.split('.');
  return [token, signature, apiKey]
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/u, ''),
    ])
    .filter((form) => form.length > 0);
};

/**
 * Takes the API key and the token out of a text of the service, for services and proxies that quote the request they
 * refuse.
 */
export const withoutSecrets = (text: string, apiKey: string, token: string): string =>
  formsOf(apiKey, token).reduce((cleaned, form) => cleaned.replaceAll(form, removed), text);

/** Whether a host name spells one of them; host names know no capitals. */
const spellsSecret = (origin: string, apiKey: string, token: string): boolean =>
  formsOf(apiKey, token).some((form) => origin.includes(form.toLowerCase()));

/** The same for a failure's texts. */
export const failureWithoutSecrets = (
  { redirectOrigin, ...params }: Failure,
  apiKey: string,
  token: string,
): Failure => ({
  ...params,
  ...(redirectOrigin === undefined || spellsSecret(redirectOrigin, apiKey, token)
    ? {}
    : { redirectOrigin }),
  ...(params.serverText === undefined
    ? {}
    : { serverText: withoutSecrets(params.serverText, apiKey, token) }),
  ...(params.title === undefined ? {} : { title: withoutSecrets(params.title, apiKey, token) }),
});
