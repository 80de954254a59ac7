import { openEncryptedFile } from '../../../electron/main/storage/encrypted-file';
import { fileMarks } from '../../unit/storage/file-marks';
import { keptKey, keptOwner, largestKept } from '../../unit/storage/kept-owner';

// Writes in a loop until killed, with a sign of life after each: every byte of one write is the same.
const [, , folder = ''] = process.argv;
const file = openEncryptedFile({
  folder,
  ...keptOwner,
  largest: largestKept,
  now: () => 0,
  marks: fileMarks(),
});
for (let write = 0; ; write += 1) {
  await file.write(keptKey, Buffer.alloc(largestKept, write));
  process.stdout.write('.');
}
