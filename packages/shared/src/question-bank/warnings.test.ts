import { expect, it } from 'vitest';
import { explanationFor, nameOfPicture, warningAbout } from './warnings.ts';

const text = (contentValue: string) => ({ contentType: 'TEXT' as const, contentValue });
const options = ['7.8', '7.9', '78', '1.6'].map(text);
const worked = '4.7 + 3.1 = 7.8.';
const explanation = `${worked}${warningAbout('7.9', 'a slip in the tenths')}${warningAbout('78', 'leaving out the point')}`;

it('an explanation warns of the mistake behind the chosen option', () => {
  expect(explanationFor(explanation, options, options[1])).toBe(
    `${worked} Careful: 7.9 comes from a slip in the tenths.`,
  );
  expect(explanationFor(explanation, options, options[2])).toBe(
    `${worked} Careful: 78 comes from leaving out the point.`,
  );
});

it('an explanation warns of nothing when the answer is right, missing, or no mistake is known', () => {
  for (const chosen of [options[0], options[3], undefined])
    expect(explanationFor(explanation, options, chosen)).toBe(worked);
});

it('keeps a warning about something else than an option', () => {
  const own = `${worked} Careful: the point comes from the question.`;
  expect(explanationFor(own, options, undefined)).toBe(own);
});

it('knows a picture by its description', () => {
  const pictures = ['A grey star.', 'A white star.'].map((alternativeText) => ({
    contentType: 'IMAGE' as const,
    contentValue: '/media/star.svg',
    alternativeText,
  }));
  const warned = `Count.${warningAbout(nameOfPicture('A white star.'), 'forgetting the shade')}`;
  expect(explanationFor(warned, pictures, pictures[1])).toBe(
    'Count. Careful: the option with a white star comes from forgetting the shade.',
  );
  expect(explanationFor(warned, pictures, pictures[0])).toBe('Count.');
});
