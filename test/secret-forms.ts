/** All forms in which a secret could leak: unchanged, in JSON, URL-encoded, in base64, base64url and hex. */
export const formsOf = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    bytes.toString('base64').replace(/=+$/u, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
};
