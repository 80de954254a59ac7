import { generateKeyPairSync } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { getAccount } from '../../../../electron/main/account/client/get-account';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { loopbackHttp } from '../../../service/http-doubles';

// The services run in another process still, so that packing their bombs does not count.
const server = spawn(
  process.execPath,
  ['--import', 'tsx', fileURLToPath(new URL('bomb-service.ts', import.meta.url))],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const [addresses] = (await once(server.stdout, 'data')) as [Buffer];

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
const before = process.resourceUsage().maxRSS;
const codes: string[] = [];
for (const baseUrl of addresses.toString().trim().split(' ')) {
  const { result } = await getAccount(
    { baseUrl, signedPath: 'endpoint', waitSeconds: 30 },
    { apiKey: 'key', key },
    {
      http: loopbackHttp(),
      source: { clock: () => Date.now(), nonce: () => 1 },
      now: () => Date.now(),
      read: () => Promise.reject(new Error('it is never read')),
    },
    new AbortController().signal,
  );
  codes.push(result.ok ? 'ok' : result.error.code);
}
const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
process.stdout.write(JSON.stringify({ codes, megabytes }));
server.stdin.end();
process.exit(0);
