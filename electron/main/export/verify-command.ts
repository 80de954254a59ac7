/** Letters that no shell reads as anything else. */
const plain = /^[\p{L}\p{N}._][\p{L}\p{N}._-]*$/u;

const quoted = (name: string, platform: NodeJS.Platform): string => {
  // A name that looks like an option would be taken for one.
  const file = name.startsWith('-') ? `./${name}` : name;
  if (plain.test(file)) return file;
  return platform === 'win32' ? `"${file}"` : `'${file.replaceAll("'", `'\\''`)}'`;
};

/** Names of the files that a signed export consists of. */
export interface ProofNames {
  readonly file: string;
  readonly signature: string;
  readonly publicKey: string;
}

/** The command that checks a signed export, to be run in its folder. */
export const verifyCommand = (names: ProofNames, platform: NodeJS.Platform): string => {
  const [file, signature, publicKey] = [names.file, names.signature, names.publicKey].map((name) =>
    quoted(name, platform),
  );
  return `openssl dgst -sha256 -verify ${publicKey} -signature ${signature} ${file}`;
};
