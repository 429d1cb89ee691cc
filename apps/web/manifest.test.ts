import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const publicFolder = join(import.meta.dirname, 'public');
interface Icon {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
}
const manifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8')) as {
  icons: Icon[];
};
const { icons } = manifest;
const pictures = icons.filter(({ type }) => type === 'image/png');

test('Markwell can be installed: it starts at the dashboard, in a window of its own', () => {
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: 'Markwell',
    theme_color: '#fbf9f4',
    background_color: '#fbf9f4',
  });
});

test('a home screen finds the sizes it needs, one of them to be cut to any shape', () => {
  expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});

test.each([...pictures, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }])(
  '$src has the size $sizes',
  async ({ src, sizes }) => {
    const { width, height, format } = await sharp(join(publicFolder, src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  },
);

test.each(['/icons/maskable-512.png', '/icons/apple-touch-icon.png'])(
  '%s has no transparent corner, which a system would fill with black',
  async (src) => {
    const { isOpaque } = await sharp(join(publicFolder, src)).stats();
    expect(isOpaque).toBe(true);
  },
);
