/** "ETH", "USDC_ERC20", "ERC-20": too short and too plain to be a name, an address or an identifier. */
const code = /^[A-Z][A-Z\d_-]{1,11}$/u;

/** Whether a value may be seen while values are hidden: it names an asset or a standard, nobody's account. */
export const isCode = (text: string | null): text is string => text !== null && code.test(text);
