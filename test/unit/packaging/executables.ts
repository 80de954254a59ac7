/** The beginning of a Linux module, by the number of its processor. */
export const elf = (machine: number): Buffer => {
  const file = Buffer.alloc(64);
  file.writeUInt32BE(0x7f454c46, 0);
  file.writeUInt16LE(machine, 18);
  return file;
};

/** The beginning of a Windows module. */
export const pe = (machine: number): Buffer => {
  const file = Buffer.alloc(256);
  file.write('MZ', 'latin1');
  file.writeUInt32LE(0x80, 0x3c);
  file.writeUInt16LE(machine, 0x84);
  return file;
};

/** The beginning of a macOS module for one processor. */
export const thin = (cpu: number): Buffer => {
  const file = Buffer.alloc(64);
  file.writeUInt32BE(0xcffaedfe, 0);
  file.writeUInt32LE(cpu, 4);
  return file;
};

/** The beginning of a macOS module for several processors. */
export const universal = (...cpus: readonly number[]): Buffer => {
  const file = Buffer.alloc(8 + 20 * cpus.length);
  file.writeUInt32BE(0xcafebabe, 0);
  file.writeUInt32BE(cpus.length, 4);
  cpus.forEach((cpu, index) => file.writeUInt32BE(cpu, 8 + 20 * index));
  return file;
};
