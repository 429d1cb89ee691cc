import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { runInThisContext } from 'node:vm';
import { setting } from '../process/environment.ts';

/** JavaScript for Node.js and browsers after which `Date` shows a time that many milliseconds later. */
export const shiftingScript = (milliseconds: number): string => `globalThis.Date = new Proxy(Date, {
  construct: (Original, given, target) =>
    Reflect.construct(Original, given.length > 0 ? given : [Original.now() + ${milliseconds}], target),
  get: (Original, name) =>
    name === 'now' ? () => Original.now() + ${milliseconds} : Reflect.get(Original, name),
});
`;

/**
 * The one clock of the journeys: with JOURNEYS_CLOCK, an instant, the demo data, the API and the pages start at that time,
 * so that journeys can run at midnight or on a day when the clocks change. Shifts this process; returns the settings with
 * which the API's process is shifted too, and the folder of the web whose pages are: a copy of the built web in `copyTo`.
 */
export function shiftClock(
  dist: string,
  copyTo: string,
): { settings: Record<string, string>; web: string } | undefined {
  const start = setting('JOURNEYS_CLOCK');
  if (start === undefined) return undefined;
  const shift = Date.parse(start) - Date.now();
  if (Number.isNaN(shift)) throw new Error(`JOURNEYS_CLOCK is ${start}, which is not an instant.`);
  const script = shiftingScript(shift);
  runInThisContext(script);
  cpSync(dist, copyTo, { recursive: true });
  // The first script of the page. The API replaces CSP_NONCE.
  const page = path.join(copyTo, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace('<head>', () => `<head><script nonce="CSP_NONCE">${script}</script>`),
  );
  return {
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` },
    web: copyTo,
  };
}
