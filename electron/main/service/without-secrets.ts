import type { FailureParams } from '../../../shared/failure';

const removed = '•••';

/**
 * Takes the API key and the token out of a text of the service, for services and proxies that quote the request they
 * refuse. Looks for each as sent and in the forms such texts bring: base64 and URL-encoded.
 */
export const withoutSecrets = (text: string, apiKey: string, token: string): string => {
  const [, , signature = ''] = token.split('.');
  const forms = [token, signature, apiKey].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/u, ''),
  ]);
  return forms
    .filter((form) => form.length > 0)
    .reduce((cleaned, form) => cleaned.replaceAll(form, removed), text);
};

/** The same for a failure's texts. */
export const paramsWithoutSecrets = <Params extends FailureParams>(
  params: Params,
  apiKey: string,
  token: string,
): Params => ({
  ...params,
  ...(params.serverText === undefined
    ? {}
    : { serverText: withoutSecrets(params.serverText, apiKey, token) }),
  ...(params.title === undefined ? {} : { title: withoutSecrets(params.title, apiKey, token) }),
});
