import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'assets-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

test('scripts and styles are compressed in both formats; small files, compressed files and HTML are not', () => {
  const text = 'const question = 42;\n'.repeat(200);
  mkdirSync(path.join(dist, 'assets'));
  for (const name of ['assets/a.js', 'assets/a.css', 'assets/a.woff2', 'index.html'])
    writeFileSync(path.join(dist, name), text);
  writeFileSync(path.join(dist, 'assets/small.js'), 'let a;');
  compressAssets(dist);
  for (const name of ['assets/a.js', 'assets/a.css']) {
    expect(brotliDecompressSync(readFileSync(path.join(dist, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path.join(dist, `${name}.gz`))).toString()).toBe(text);
  }
  for (const name of ['assets/a.woff2', 'index.html', 'assets/small.js'])
    expect(existsSync(path.join(dist, `${name}.br`))).toBe(false);
});
