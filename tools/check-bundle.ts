/** How much JavaScript the first route costs, by Vite's manifest. */
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';

/** React, router, React Query and axios alone, in KB of gzip: what no page of ours can do without. */
export const firstRouteFloor = 110.5;
export const firstRouteBudget = 1.6 * firstRouteFloor;
const firstRoute = /(^|\/)login-page\.tsx$/;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** The files a visitor of the login page downloads: the entry, the page's own chunk and all they import, each once. */
export function firstRouteFiles(manifest: Manifest): string[] {
  const starts = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry === true || firstRoute.test(key),
  );
  if (!starts.some((key) => manifest[key]?.isEntry)) throw new Error('The manifest has no entry.');
  const reached = new Set<string>();
  const visit = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  starts.forEach(visit);
  const files = [...reached].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The size of the first route in KB (1000 bytes) of gzip, file by file. */
export function measureFirstRoute(dist: string): { total: number; files: { file: string; size: number }[] } {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = firstRouteFiles(manifest).map((file) => ({
    file,
    size: gzipSync(readFileSync(path.join(dist, file))).length / 1000,
  }));
  return { total: files.reduce((sum, { size }) => sum + size, 0), files };
}

/** Prints the sizes; returns whether they keep the budget. */
export function checkBundle(dist: string, log: (line: string) => void): boolean {
  const { total, files } = measureFirstRoute(dist);
  for (const { file, size } of files) log(`  ${size.toFixed(1).padStart(6)} KB  ${file}`);
  log(
    `  ${total.toFixed(1).padStart(6)} KB  the first route's JavaScript, ${(total / firstRouteFloor).toFixed(2)} times its floor` +
      ` (budget ${firstRouteBudget.toFixed(1)} KB)`,
  );
  return total <= firstRouteBudget;
}
