import jsQR from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  QrCode,
  qrPicture,
  type QrPicture,
  quietZone,
} from '../../../../../renderer/ui/address/QrCode';

vi.mock(import('../../../../../renderer/store/store'), () => ({
  useValuesHidden: () => false,
}));

/** Pixels per module side: the fewest that a camera sees. */
const scale = 4;

const darkModules = ({ path }: QrPicture): readonly (readonly [number, number])[] =>
  Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)).flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => [Number(x) + step, Number(y)] as const),
  );

/** Paints the picture as a browser would, and decodes it with an independent decoder. */
const decode = (picture: QrPicture): string | undefined => {
  const side = picture.side * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y] of darkModules(picture)) {
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const row = y * scale + Math.floor(pixel / scale);
      const at = (row * side + x * scale + (pixel % scale)) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data;
};

const pictureOf = (text: string): QrPicture => {
  const picture = qrPicture(text);
  if (!picture) throw new Error(`no picture of ${text}`);
  return picture;
};

const codable = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xde709f2102306220921060314715629080e2fb77',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  '0',
  'a%20b&c="<',
  'x'.repeat(300),
];

describe('a QR code', () => {
  it.each(codable)('is read back by another decoder: %s', (text) => {
    expect(decode(pictureOf(text))).toBe(text);
  });

  it('has four light modules all around', () => {
    const picture = pictureOf(codable[0] ?? '');
    const places = darkModules(picture).flat();
    expect(quietZone).toBe(4);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(picture.side - 5);
  });

  it.each([
    ['an empty text', ''],
    ['a Cyrillic letter', '0x5\u0430Aeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['an override', '0x12\u202e34'],
    ['half a character', '0x12\ud83c'],
    ['a blank', '0x12 34'],
    ['a line feed', '0x1234\n'],
    ['a text longer than any address', 'x'.repeat(301)],
    ['1 MB', 'x'.repeat(1024 * 1024)],
  ])('is not made from %s', (_name, text) => {
    expect(qrPicture(text)).toBeNull();
    expect(renderToStaticMarkup(createElement(QrCode, { text, label: 'QR code' }))).toBe('');
  });

  it('is an image with a label, drawn without styles or image URLs', () => {
    const html = renderToStaticMarkup(
      createElement(QrCode, { text: codable[0] ?? '', label: 'QR code of "0x5a"' }),
    );
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="QR code of &quot;0x5a&quot;"');
    expect(html.match(/<path/gu)).toHaveLength(2);
    expect(html).not.toMatch(/style=|href|data:|<img/u);
  });
});
