// Writes the hash of each file in the release's archive, so that packages from two machines can be compared.
import { writeFileSync } from 'node:fs';
import { packedHashes } from './archive';
import { packagedApp } from './packaged-app';

const [, , file] = process.argv;
if (file === undefined) throw new Error('name the file to write');
writeFileSync(file, `${packedHashes(packagedApp('release').archive).join('\n')}\n`);
