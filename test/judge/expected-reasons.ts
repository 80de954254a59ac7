// Reasons that several tests expect, in the order of what they are about: the token, its claims, the request.
export const badSignature = 'signature is not valid for the registered key';
export const notCompact = 'token is not a compact JWS of three base64url parts';
export const badIat = 'iat is not a whole number of seconds';
export const badExp = 'exp is not a whole number of seconds';
export const badUrl = 'url is not exactly the requested path';
export const badNonce = 'nonce is not an integer from 0 to 99999';
export const badPath = 'path is not exactly /v1/account';
export const badAccept = 'Accept header does not include application/json';
export const hasBody = 'request has a body';
