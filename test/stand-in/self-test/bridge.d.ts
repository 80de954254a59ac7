/** The bridge that preload.cjs of the self-test app exposes. */
interface SelfTestBridge {
  readonly version: number;
  readonly nested: { readonly names: readonly string[] };
  seen(): unknown;
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  twice(callback: (value: number) => number): number;
  throws(): never;
  onTick(listener: (value: unknown) => void): () => void;
}

interface Window {
  readonly bridge: SelfTestBridge;
  readonly ticks: unknown[];
}
