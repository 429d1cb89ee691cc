/** `pnpm icons`: draws the icons for home screens from apps/web/public/favicon.svg. Run it after a change of the logo. */
import { mkdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import sharp from 'sharp';
import { root } from './process/environment.ts';

const web = path.join(root, 'apps/web/public');
const logo = readFileSync(path.join(web, 'favicon.svg'), 'utf8');
const [, ground] = /<rect[^>]* fill="(#\w+)"/.exec(logo) ?? [];
if (ground === undefined) throw new Error('favicon.svg has no coloured square.');

/** The logo without round corners on a square of its colour; a mask of the system cuts at most a tenth of each side. */
const onSquare = logo.replace(/ rx="[\d.]+"/, '');

const icons = [
  { name: 'icon-192.png', size: 192, drawing: logo, margin: 0 },
  { name: 'icon-512.png', size: 512, drawing: logo, margin: 0 },
  { name: 'maskable-512.png', size: 512, drawing: onSquare, margin: 52 },
  { name: 'apple-touch-icon.png', size: 180, drawing: onSquare, margin: 12 },
];

mkdirSync(path.join(web, 'icons'), { recursive: true });
for (const { name, size, drawing, margin } of icons) {
  const inner = size - 2 * margin;
  const picture = await sharp(Buffer.from(drawing), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .toBuffer();
  const border = { top: margin, right: margin, bottom: margin, left: margin, background: ground };
  await sharp(picture)
    .extend(border)
    .png({ palette: true })
    .toFile(path.join(web, 'icons', name));
}
