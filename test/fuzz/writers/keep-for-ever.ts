import { openEncryptedFile } from '../../../electron/main/storage/encrypted-file';
import { fileMarks } from '../../unit/storage/file-marks';
import { keptKey, keptOwner, largestKept } from '../../unit/storage/kept-owner';

// Writes an encrypted file in a loop until killed, and prints a dot after each write. One write has one byte value.
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
