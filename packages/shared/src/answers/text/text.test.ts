import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from './text.ts';

const define = (fields: object) => text.definition.parse({ kind: 'text', ...fields });

const problemOf = (fields: object): string | undefined =>
  text.definition.safeParse({ kind: 'text', ...fields }).error?.issues[0]?.message;

/** A definition with answers that have each verdict, separated by semicolons. */
const cases: readonly (readonly [name: string, fields: object, answers: Readonly<Record<string, string>>])[] =
  [
    [
      'a word',
      { accepted: ['photosynthesis'] },
      {
        RIGHT:
          'photosynthesis; Photosynthesis; PHOTOSYNTHESIS; photosynthesis.; the photosynthesis; “photosynthesis”; photo\u00adsynthesis; ｐｈｏｔｏｓｙｎｔｈｅｓｉｓ; photosynthsis; photosynthesiss; photosynthasis; photosynhtesis',
        WRONG:
          'photosyntheses of; respiration; photosinthasis; photo synthesis; <script>; constructor; 😀; 光合作用',
        EMPTY: '\u200b; \u00a0',
      },
    ],
    [
      'a short word',
      { accepted: ['anode'] },
      { RIGHT: 'anode; an anode; The Anode', WRONG: 'anodes; anide; node' },
    ],
    [
      'several answers',
      { accepted: ['heart attack', 'myocardial infarction'] },
      {
        RIGHT: 'heart attack; Heart-attack; a heart attack; heart  atttack; myocardial infraction',
        WRONG: 'heart; attack heart; hart atack',
      },
    ],
    [
      'a rival',
      { accepted: ['cation'], rivals: ['anion', 'cations'] },
      { RIGHT: 'cation; catin; catoin', WRONG: 'anion; cations' },
    ],
    ['affect', { accepted: ['affect'] }, { RIGHT: 'affect; afect; affectt', WRONG: 'effect' }],
    ['alkene', { accepted: ['alkene'] }, { RIGHT: 'alkene; alkeene', WRONG: 'alkane; alkyne' }],
    [
      'nitrate',
      { accepted: ['silver nitrate'] },
      { RIGHT: 'silver nitrat; silvr nitrate', WRONG: 'silver nitrite; silvr nitrat' },
    ],
    ['stationary', { accepted: ['stationary'] }, { WRONG: 'stationery', RIGHT: 'stationnary' }],
    [
      'a spelling question',
      { accepted: ['necessary'], maxTypos: 0 },
      { RIGHT: 'necessary; Necessary', WRONG: 'neccessary; necesary' },
    ],
    [
      'British and American',
      { accepted: ['colour centre'] },
      { RIGHT: 'color center; colour center; Colour centre', WRONG: 'culler centre' },
    ],
    ['American key', { accepted: ['sulfur'] }, { RIGHT: 'sulphur; sulfur; Sulphur' }],
    ['-ise and -ize', { accepted: ['oxidised'] }, { RIGHT: 'oxidized; oxidised', WRONG: 'oxide' }],
    [
      'words in -ize that are no verbs of that sort',
      { accepted: ['size'] },
      { RIGHT: 'size', WRONG: 'sise' },
    ],
    [
      'case',
      { accepted: ['London'], isCaseIgnored: false },
      { RIGHT: 'London; Londn', WRONG: 'london; LONDON' },
    ],
    [
      'punctuation',
      { accepted: ["it's"], isPunctuationIgnored: false },
      { RIGHT: "it's; it’s; It's", WRONG: 'its; it’s.' },
    ],
    [
      'punctuation alone',
      { accepted: [';', 'semicolon'], isPunctuationIgnored: false },
      { RIGHT: 'semicolon', WRONG: ',; :' },
    ],
    ['an article that is the answer', { accepted: ['an'] }, { RIGHT: 'an', WRONG: 'a; the' }],
    ['digits', { accepted: ['1066'] }, { RIGHT: '1066; 1066.', WRONG: '1067; 10666' }],
    [
      'digits in words',
      { accepted: ['carbon-14'] },
      { RIGHT: 'carbon 14; Carbon–14; carbonn 14', WRONG: 'carbon 12; carbon' },
    ],
    ['another script', { accepted: ['café'] }, { RIGHT: 'café; cafe\u0301; CAFÉ', WRONG: 'cafe' }],
    [
      'a sentence',
      { accepted: ['It loses two electrons'] },
      {
        RIGHT: 'it loses two electrons.; it loses two electron',
        WRONG: 'it gains two electrons; it lose two electron; It looses two electrons',
      },
    ],
  ];

describe('words are marked', () => {
  test.each(cases)('%s', (_, fields, answers) => {
    const definition = define(fields);
    const expected = Object.entries(answers).flatMap(([verdict, texts]) =>
      texts.split('; ').map((each) => [each, verdict]),
    );
    expect(expected.map(([each = '']) => [each, text.mark(definition, each, {}).verdict])).toEqual(expected);
  });

  test('a typing mistake is overlooked, and the spelling is shown', () => {
    expect(text.mark(define({ accepted: ['mitochondria'] }), 'mitochondira', {})).toEqual({
      share: 1,
      verdict: 'RIGHT',
      feedback: 'Check the spelling: mitochondria.',
    });
  });

  test('a known mistake has its feedback, and is no typing mistake', () => {
    const definition = define({
      accepted: ['ureter'],
      wrong: [{ answer: 'urether', feedback: 'Not that tube.' }],
    });
    expect(text.mark(definition, 'Urether', {})).toEqual({
      share: 0,
      verdict: 'WRONG',
      feedback: 'Not that tube.',
    });
  });

  test('a long text is not read, and says so', () => {
    expect(text.mark(define({ accepted: ['a word'] }), 'word '.repeat(100), {})).toEqual({
      share: 0,
      verdict: 'UNREADABLE',
      feedback: 'That is too long. An answer has at most 300 characters.',
    });
  });
});

describe('a definition is refused', () => {
  test.each([
    [{ accepted: ['?!'] }, '?! is only punctuation, which this question ignores.'],
    [
      { accepted: ['the heart'], rivals: ['Heart'] },
      'Heart is listed as another answer, but would be marked right.',
    ],
    [{ accepted: [] }, 'Please give an answer that is right'],
  ])('%j: %s', (fields, message) => {
    expect(problemOf(fields)).toBe(message);
  });
});

test('what is shown has nothing of the key', () => {
  expect(text.show(define({ accepted: ['secret'] }))).toEqual({ kind: 'text' });
});

test('equal answers have one text for statistics', () => {
  const definition = define({ accepted: ['mitochondria', 'mitochondrion'] });
  const tally = (...texts: string[]) => new Set(texts.map((each) => text.tally(definition, each))).size;
  expect(tally('mitochondria', 'The Mitochondrion', 'mitochondira')).toBe(1);
  expect(tally('Nucleus', 'nucleus!', 'the  nucleus')).toBe(2);
});

test('keys are the same in any order and spelling', () => {
  expect(text.sameKey(define({ accepted: ['colour', 'hue'] }), define({ accepted: ['Hue', 'color'] }))).toBe(
    true,
  );
  expect(text.sameKey(define({ accepted: ['hue'] }), define({ accepted: ['hue'], maxTypos: 0 }))).toBe(false);
});

test('the first example is the key, and every example has the verdict that it says', () => {
  const definition = define({ accepted: ['photosynthesis'], rivals: ['respiration'] });
  const examples = text.examples(definition, {});
  expect(examples[0]).toEqual({ response: 'photosynthesis', verdict: 'RIGHT' });
  for (const { response, verdict } of examples)
    expect(text.mark(definition, response, {}).verdict).toBe(verdict);
});

test('one mistake in a long word is overlooked, wherever it is, and two are not', () => {
  const word = 'chlorophyll';
  const definition = define({ accepted: [word] });
  const verdict = (each: string) => text.mark(definition, each, {}).verdict;
  const without = (each: string, at: number) => each.slice(0, at) + each.slice(at + 1);
  fc.assert(
    fc.property(fc.nat(word.length - 1), fc.nat(word.length - 1), (at, other) => {
      expect(verdict(without(word, at))).toBe('RIGHT');
      expect(verdict(`${word.slice(0, at)}q${word.slice(at)}`)).toBe('RIGHT');
      expect(verdict(`${word.slice(0, at)}q${word.slice(at + 1)}`)).toBe('RIGHT');
      expect(verdict(`q${without(word, at)}q${String(other)}`)).toBe('WRONG');
    }),
  );
});
