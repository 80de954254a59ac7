import { randomUUID } from 'node:crypto';
import { openSettingsFile } from '../../../electron/main/profiles/settings/settings-file';

// Saves settings in a loop until killed, and prints a dot after each save. All profiles of one save have one name.
const [, , file = ''] = process.argv;
const settings = await openSettingsFile(file, 0);
for (let save = 0; ; save += 1) {
  const profiles = Array.from({ length: 200 }, () => ({
    id: randomUUID(),
    name: `save ${save}`,
    baseUrl: 'https://api.example.com',
    kind: 'service' as const,
    publicKey: { bits: 2048, fingerprint: 'SHA256:x', spki: 'QUJD' },
    colour: 'grey' as const,
    production: false,
    signedPath: 'endpoint' as const,
    waitSeconds: 30 as const,
    accepted: true,
  }));
  await settings.update((before) => ({ ...before, profiles }));
  process.stdout.write('.');
}
