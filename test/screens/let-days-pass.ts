import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadKeytar } from '../../electron/keychain/answer-requests';
import { readDataRecord } from '../../electron/main/credentials/keychain/record';
import { seal, unseal } from '../../electron/main/storage/aead';

/** Times in JSON: numbers of milliseconds since the epoch, from 2020 to 2033. */
const times = /(?<=[:,[])1[6-9]\d{11}\b/gu;

/**
 * Moves all times in the baselines of all accounts back by `days`, as if days had passed. The app must be closed, and
 * this process must have access to its keychain.
 */
export const letDaysPass = async (userData: string, days: number): Promise<void> => {
  const service = await readFile(path.join(userData, 'keychain-service'), 'utf8');
  const folder = path.join(userData, 'accounts');
  const memories = (await readdir(folder)).filter((name) => name.endsWith('.memory'));
  if (memories.length === 0) throw new Error(`Nothing is remembered in ${folder}.`);
  const keychain = await loadKeytar();
  for (const memory of memories) {
    const profileId = path.basename(memory, '.memory');
    const record = readDataRecord((await keychain.getPassword(service, `${profileId}.data`)) ?? '');
    if (!record.ok) throw new Error(`The key of ${memory} is not in the keychain.`);
    const { fileKey } = record.value;
    const file = path.join(folder, memory);
    const owner = { profileId, kind: 'memory', version: 2 } as const;
    const opened = await unseal(await readFile(file), fileKey, owner);
    if (opened.kind !== 'content') throw new Error(`${memory} is ${opened.kind}.`);
    const text = Buffer.from(opened.content).toString('utf8');
    const earlier = text.replaceAll(times, (time) => String(Number(time) - days * 86_400_000));
    // The app accepts a file with a higher generation than the keychain has recorded.
    const generation = opened.generation + 1;
    const content = Buffer.from(earlier, 'utf8');
    await writeFile(file, await seal(content, fileKey, { ...owner, generation }));
  }
};
