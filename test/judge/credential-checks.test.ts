import { describe } from 'vitest';
import { notCompact } from './expected-reasons';
import { judgeEachTest, refusesEach, type Refused } from './judged-requests';
import { apiKey, otherApiKey, token } from './made-tokens';

const noKey = 'x-api-key is missing';
const noAuthorization = 'Authorization is missing';
const notBearer = 'Authorization is not "Bearer <JWT>"';
const good = token();
const bearer = `Bearer ${good}`;
const schemes = ['bearer ', 'BEARER ', 'Bearer  ', 'Bearer\t', 'Bearer', 'Basic ', ''];

judgeEachTest();

describe('credentials (specification section 5)', () => {
  refusesEach([
    ['a missing key', good, [noKey], { without: ['x-api-key'] }],
    ['an empty key', good, [noKey], { headers: { 'x-api-key': '' } }],
    ['two keys', good, ['x-api-key is repeated'], { headers: { 'x-api-key': [apiKey, apiKey] } }],
    ['an unknown key', good, ['x-api-key is not registered'], { headers: { 'x-api-key': otherApiKey } }], // oxfmt-ignore
    ['a missing Authorization', good, [noAuthorization], { without: ['authorization'] }],
    ['an empty Authorization', good, [noAuthorization], { headers: { authorization: '' } }],
    ['two of them', good, ['Authorization is repeated'], { headers: { authorization: [bearer, bearer] } }], // oxfmt-ignore
    ...schemes.map((scheme): Refused => {
      const headers = { authorization: `${scheme}${good}` };
      return [`the scheme "${scheme}"`, '', [notBearer], { headers }];
    }),
    ['a word after the token', `${good} x`, [notBearer]],
    ['a comma after the token', `${good},x`, [notCompact]],
    ['both missing', '', [noKey, noAuthorization], { without: ['authorization', 'x-api-key'] }],
  ]);
});
