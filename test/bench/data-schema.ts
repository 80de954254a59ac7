import { z } from 'zod';

const text = z.string();

/** The account's schema as a program without a guard of its own would validate it. */
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
