/** Refuses the signature. */
export const badSignature = 'signature is not valid for the registered key';

/** Refuses the form of the token. */
export const notCompact = 'token is not a compact JWS of three base64url parts';

/** Refuses the form of the claim iat. */
export const badIat = 'iat is not a whole number of seconds';

/** Refuses the form of the claim exp. */
export const badExp = 'exp is not a whole number of seconds';

/** Refuses the claim url. */
export const badUrl = 'url is not exactly the requested path';

/** Refuses the requested path. */
export const badPath = 'path is not exactly /v1/account';

/** Refuses the form of the claim nonce. */
export const badNonce = 'nonce is not an integer from 0 to 99999';

/** Refuses the Accept header. */
export const badAccept = 'Accept header does not include application/json';

/** Refuses the body of the request. */
export const hasBody = 'request has a body';
