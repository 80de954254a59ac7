import { describe, it } from 'vitest';
import { notCompact } from './expected-reasons';
import { judgeEachTest, refuses } from './judged-requests';
import { apiKey, otherApiKey, token } from './made-tokens';

const notBearer = 'Authorization is not "Bearer <JWT>"';

judgeEachTest();

describe('credentials (specification section 5)', () => {
  it('refuses a missing, empty, repeated or unknown x-api-key', async () => {
    await refuses(token(), ['x-api-key is missing'], { without: ['x-api-key'] });
    await refuses(token(), ['x-api-key is missing'], { headers: { 'x-api-key': '' } });
    const twice = { headers: { 'x-api-key': [apiKey, apiKey] } };
    await refuses(token(), ['x-api-key is repeated'], twice);
    const unknown = { headers: { 'x-api-key': otherApiKey } };
    await refuses(token(), ['x-api-key is not registered'], unknown);
  });

  it('refuses a missing, empty or repeated Authorization', async () => {
    await refuses(token(), ['Authorization is missing'], { without: ['authorization'] });
    await refuses(token(), ['Authorization is missing'], { headers: { authorization: '' } });
    const value = `Bearer ${token()}`;
    const twice = { headers: { authorization: [value, value] } };
    await refuses(token(), ['Authorization is repeated'], twice);
  });

  it.each(['bearer ', 'BEARER ', 'Bearer  ', 'Bearer\t', 'Bearer', 'Basic ', ''])(
    'refuses the scheme "%s"',
    async (scheme) => {
      const headers = { authorization: `${scheme}${token()}` };
      await refuses('', [notBearer], { headers });
    },
  );

  it('refuses what follows the token', async () => {
    await refuses(`${token()} x`, [notBearer]);
    await refuses(`${token()},x`, [notCompact]);
  });

  it('names both credentials when both are missing', async () => {
    const without = ['authorization', 'x-api-key'];
    await refuses('', ['x-api-key is missing', 'Authorization is missing'], { without });
  });
});
