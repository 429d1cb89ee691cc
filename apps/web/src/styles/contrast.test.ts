import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paperColours } from '@markwell/shared/accounts/access-arrangements.vocabulary';
import { subjectColors } from '@markwell/shared/curriculum/subjects.vocabulary';
import { describe, expect, it } from 'vitest';

const file = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of the first block that the selector opens. */
function colorsIn(selector: string): Record<string, string> {
  const start = file.indexOf(`${selector} {`);
  const block = file.slice(start, file.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6}|var\(--[a-z-]+\));/gu)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

const light = colorsIn(':root');
const dark = { ...light, ...colorsIn("[data-theme='dark']") };

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The result of color-mix(in srgb, over share%, under). */
function mix(over: string, share: number, under: string): string {
  const grounds = channels(under);
  const mixed = channels(over).map((value, at) =>
    Math.round(value * share + (grounds[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: 1 to 21. */
function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'card', 'sunk'];
const washes = ['royal', 'marker', 'correct', 'wrong', 'normal', 'caution', 'warning', 'critical'].map(
  (name) => `${name}-wash`,
);

const textPairs: [text: string, ground: string][] = [
  ...[...grounds, ...washes].map((ground): [string, string] => ['ink', ground]),
  ...grounds.map((ground): [string, string] => ['ink-soft', ground]),
  ...['royal', 'royal-deep', 'correct', 'wrong'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['royal-wash', 'marker-wash'].map((ground): [string, string] => ['ink-soft', ground]),
  ['royal', 'royal-wash'],
  ['royal', 'marker-wash'],
  ['wrong', 'marker-wash'],
  ...['correct', 'wrong', 'normal', 'caution', 'warning', 'critical', 'gold', 'silver', 'bronze'].map(
    (name): [string, string] => [name, `${name}-wash`],
  ),
  ['on-royal', 'royal'],
  ['on-royal', 'royal-deep'],
  ['on-wrong', 'wrong'],
  ['on-wrong', 'wrong-deep'],
  ['on-marker', 'marker'],
  ['card', 'ink'],
  ...subjectColors.flatMap((name): [string, string][] => [
    [`subject-${name}`, 'card'],
    [`subject-${name}`, 'paper'],
    ['on-subject', `subject-${name}`],
  ]),
];

/** Edges and icons that must be visible but are not text: 3:1 (WCAG 1.4.11). */
const edgePairs: [control: string, edge: string, ground: string][] = [
  ...grounds.map((ground): [string, string, string] => [
    'a field, chip, card or quiet button',
    'line-strong',
    ground,
  ]),
  ['a chosen card', 'ink', 'card'],
  ['a chosen chip', 'royal', 'card'],
  ['a chosen chip on its wash', 'royal', 'royal-wash'],
  ['the tick of a chosen chip or box', 'on-royal', 'royal'],
  ...grounds.map((ground): [string, string, string] => ['the focus ring', 'royal', ground]),
  ['a field with an error', 'wrong', 'wrong-wash'],
  ['a right answer', 'correct', 'correct-wash'],
  ['a progress bar on its track', 'royal', 'line'],
  ['the tick of the logo', 'marker', 'logo'],
  ['a line of a drawing', 'scene-line', 'card'],
  ['the eye of Quill', 'scene-detail', 'scene-white'],
  ['the wing of Quill', 'scene-blue', 'card'],
];

/** A theme on each paper colour that a user can choose. */
const onPaper = (theme: string, colors: Record<string, string>) =>
  paperColours
    .filter((colour) => colour !== 'STANDARD')
    .map((colour): [string, Record<string, string>] => {
      const tinted = colorsIn(`[data-theme='${theme}'][data-paper-colour='${colour}']`);
      return [`${theme} ${colour}`, { ...colors, ...tinted }];
    });

describe.each([['light', light], ['dark', dark], ...onPaper('light', light), ...onPaper('dark', dark)])(
  'the %s tokens',
  (_theme, colors) => {
    const of = (name: string): string => {
      const color = colors[name];
      if (color === undefined) throw new Error(`There is no token --${name}.`);
      const other = /^var\(--(.+)\)$/u.exec(color)?.[1];
      return other === undefined ? color : of(other);
    };

    it.each(textPairs)('let %s be read on %s', (text, ground) => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(edgePairs)('let %s be seen: %s on %s', (_control, edge, ground) => {
      expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
    });

    it('give cards a different colour from the page', () => {
      expect(of('card')).not.toBe(of('paper'));
    });

    it.each(subjectColors)('let %s be read on its own wash', (name) => {
      const hue = of(`subject-${name}`);
      expect(contrast(hue, mix(hue, 0.09, of('card')))).toBeGreaterThanOrEqual(4.5);
    });
  },
);

it('each paper colour changes the page, its cards and its sunk parts', () => {
  const grounds = [...onPaper('light', light), ...onPaper('dark', dark)].flatMap(
    ([, { paper, card, sunk }]) => [paper, card, sunk],
  );
  expect(new Set(grounds).size).toBe(8 * 3);
});

describe('the stylesheets', () => {
  it.each([
    'theme.css',
    'reading-style.css',
    'base.css',
    'utilities.css',
    'forced-colors.css',
    'toasts.css',
    'index.css',
  ])('name no colour in %s', (name) => {
    expect(readFileSync(join(import.meta.dirname, name), 'utf8')).not.toMatch(
      /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/iu,
    );
  });

  it('say the same mix for a subject wash as is checked here', () => {
    expect(readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')).toContain(
      '--color-subject-wash: color-mix(in srgb, var(--c) 9%, var(--card));',
    );
  });
});
