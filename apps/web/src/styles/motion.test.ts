import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx,css}', { cwd: source }).filter((file) => !file.includes('.test.'));

/**
 * Milliseconds of every animation and transition. One that repeats, and the ring of a clock, show that time passes;
 * toasts have the times of the specification.
 */
const durations = files.flatMap((file) =>
  readFileSync(join(source, file), 'utf8')
    .split('\n')
    .filter((line) => !/infinite|stroke-dashoffset/u.test(line) && !/toast/iu.test(file))
    .flatMap((line) =>
      [
        ...[...line.matchAll(/\bduration-(?:\[)?(\d+)/gu)].map((found) => Number(found[1])),
        ...[...line.matchAll(/\b(\d+)ms (?:ease|linear|cubic)/gu)].map((found) => Number(found[1])),
        ...[...line.matchAll(/animate-\[\w+[_-](\d+)ms/gu)].map((found) => Number(found[1])),
      ].map((milliseconds) => ({ where: `${file}: ${line.trim()}`, milliseconds })),
    ),
);

/** A moment, such as a medal, may take longer than ordinary motion. */
const longestOrdinary = 200;
const longestMoment = 600;
const moments = /medal|moment|celebration/u;

test('motion is short', () => {
  expect(durations.length).toBeGreaterThan(10);
  const tooLong = durations.filter(
    ({ where, milliseconds }) => milliseconds > (moments.test(where) ? longestMoment : longestOrdinary),
  );
  expect(tooLong).toEqual([]);
});

test('one rule ends all motion for those who asked for less', () => {
  const rules = files.filter((file) =>
    readFileSync(join(source, file), 'utf8').includes('prefers-reduced-motion'),
  );
  // Toasts end with an animation, so they have a short one.
  expect(rules.filter((file) => file.endsWith('.css')).sort()).toEqual([
    'styles/base.css',
    'styles/toasts.css',
  ]);
});
