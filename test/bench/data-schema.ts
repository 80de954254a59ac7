import { z } from 'zod';

const text = z.string();

/** Schema of an account for zod, as a program without the app's own parser would write it. */
export const accountSchema = z.object({
  userId: text,
  name: text,
  email: text,
  wallets: z.array(z.object({ id: text, asset: text, walletAddress: text, walletName: text })),
  smartContracts: z.array(
    z.object({
      name: text,
      asset: text,
      address: text,
      type: text,
      deployedAt: text,
      deployedBy: text,
    }),
  ),
});
