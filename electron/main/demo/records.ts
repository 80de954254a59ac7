/** Specification section 2, Wallet. */
export interface DemoWallet {
  readonly id: string;
  readonly asset: string;
  readonly walletAddress: string;
  readonly walletName: string;
}

/** Specification section 2, SmartContract; the last two may be missing. */
export interface DemoContract {
  readonly name: string;
  readonly asset: string;
  readonly address: string;
  readonly type: string;
  readonly deployedAt?: string;
  readonly deployedBy?: string;
}
