import {
  createStagedKeys,
  type StagedKeys,
} from '../../../../electron/main/credentials/keys/staged-keys';

/** Stages copies: a test has few keys, and a staged key is overwritten when it is dropped. */
export const stagedCopies = (): StagedKeys => {
  const staged = createStagedKeys();
  return {
    ...staged,
    stage: ({ pkcs8, facts }, fileName) =>
      staged.stage({ pkcs8: Buffer.from(pkcs8), facts }, fileName),
  };
};
