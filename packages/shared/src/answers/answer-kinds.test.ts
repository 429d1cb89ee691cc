import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfKind } from './answer-kind.ts';
import { answerKindOf, answerKinds, definitionSchema, findAnswerKind, shownSchema } from './answer-kinds.ts';
import './every-answer-kind.ts';
import { problemOfExamples } from './examples.ts';
import type { ItemContent } from './item-content.ts';
import { matchOf } from './match/match.ts';
import { optionLetters } from './option-letters.ts';
import { orderOf } from './order/order.ts';
import { picturesOf, withPictures } from './pictures.ts';

/** Two definitions that differ in their answer keys only. */
type Twins = readonly [OfKind, OfKind];

const content: fc.Arbitrary<ItemContent> = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z]{1,8}$/u).map((text) => ({ text })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.uuid(), fc.option(fc.string({ maxLength: 20 })))
      .map(([imageId, alternativeText]) => ({ picture: { imageId, alternativeText } })),
  },
);
const contents = (minLength: number, maxLength: number) =>
  fc.uniqueArray(content, {
    minLength,
    maxLength,
    selector: (each) => ('text' in each ? each.text : each.picture.imageId),
  });
const options = contents(3, 5).map((list) =>
  list.map((each, index) => ({ letter: optionLetters[index], content: each })),
);

const twins = (one: object, other: object) => [one, other] as unknown as Twins;

const centimetres = { required: true, accepted: [{ unit: 'cm' }, { unit: 'm' }] };

const choiceTwins = options.map((each) => {
  const definition = { kind: 'choice', options: each };
  return twins({ ...definition, correct: 'A' }, { ...definition, correct: 'B' });
});

/** For each kind, definitions as authors make them. */
const twinsOf: Readonly<Record<string, fc.Arbitrary<Twins>>> = {
  choice: choiceTwins,
  choices: options.map((each) => {
    const definition = { kind: 'choices', options: each };
    return twins({ ...definition, correct: ['A', 'B'] }, { ...definition, correct: ['B', 'C'] });
  }),
  number: fc.integer({ min: 1, max: 1_000_000 }).map((value) => {
    const definition = { kind: 'number', accept: { by: 'exact' }, unit: centimetres };
    return twins({ ...definition, value: String(value) }, { ...definition, value: `${value}/7` });
  }),
  expression: fc.integer({ min: 2, max: 1_000 }).map((factor) => {
    const definition = { kind: 'expression', form: 'any' };
    return twins({ ...definition, key: `${factor}(x + 1)` }, { ...definition, key: `${factor}(x - 1)` });
  }),
  text: fc.stringMatching(/^[a-z]{1,12}$/u).map((word) => {
    const definition = { kind: 'text' };
    return twins({ ...definition, accepted: [word] }, { ...definition, accepted: [`${word} q`] });
  }),
  order: contents(3, 10).map((list) => {
    const definition = orderOf(list);
    const rotated = [...definition.correct.slice(1), ...definition.correct.slice(0, 1)];
    const isShown = definition.items.every(({ id }, index) => id === rotated[index]);
    return twins(definition, { ...definition, correct: isShown ? rotated.toReversed() : rotated });
  }),
  match: contents(5, 10).map((list) => {
    const partners = list.slice(2);
    const pairs = list.slice(0, 2).map((prompt, index) => ({ prompt, partner: partners[index] ?? prompt }));
    const definition = matchOf({ pairs, others: partners.slice(2) });
    const { 1: first, 2: second } = definition.correct;
    return twins(definition, { ...definition, correct: { 1: second, 2: first } });
  }),
  gaps: fc.tuple(choiceTwins, choiceTwins).map(([one, other]) => {
    const definition = (index: 0 | 1) => ({
      kind: 'gaps',
      text: 'The [[1]] sat on the [[2]].',
      gaps: [
        { id: '1', answer: one[index] },
        { id: '2', answer: other[index] },
      ],
    });
    return twins(definition(0), definition(1));
  }),
  written: fc.integer({ min: 3, max: 6 }).map((most) => {
    const definition = { kind: 'written', wordGuide: { least: 50, most: 100 } };
    const levels = [
      { descriptor: 'Simple', from: 1, to: 2 },
      { descriptor: 'Detailed', from: 3, to: most },
    ];
    const points = [{ text: 'Heat rises', alternatives: [], doNotAccept: [], marks: most }];
    return twins(
      { ...definition, scheme: { type: 'levels', levels } },
      { ...definition, scheme: { type: 'points', points } },
    );
  }),
};

describe.each(answerKinds().map((kind) => [kind.kind, kind] as const))('the kind %s', (name, kind) => {
  const ofKind = twinsOf[name];
  if (!ofKind) throw new Error(`Give definitions of the kind ${name} here`);
  const check = (law: (definition: OfKind, twin: OfKind) => void) =>
    fc.assert(
      fc.property(ofKind, ([one, other]) => {
        law(definitionSchema.parse(one), definitionSchema.parse(other));
      }),
    );
  const responsesTo = (definition: OfKind) => kind.examples(definition, {}).map(({ response }) => response);

  it('gives all marks to its answer key, and marks its examples as they say', () => {
    check((definition) => {
      expect(problemOfExamples(definition, {})).toBeUndefined();
    });
  });

  it('gives a share between nothing and everything to any response', () => {
    check((definition, twin) => {
      for (const response of responsesTo(twin)) {
        const { share } = kind.mark(definition, response, {});
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    });
  });

  it('shows the same whatever the answer key is', () => {
    check((definition, twin) => {
      expect(kind.show(definition)).toEqual(kind.show(twin));
      expect(kind.sameKey(definition, twin)).toBe(false);
      expect(kind.sameKey(definition, definition)).toBe(true);
      expect(shownSchema.parse(kind.show(definition))).toEqual(kind.show(definition));
    });
  });

  it('keeps definitions and responses as JSON, and can say each response', () => {
    check((definition) => {
      const stored: unknown = JSON.parse(JSON.stringify(definition));
      expect(definitionSchema.parse(stored)).toEqual(definition);
      for (const response of responsesTo(definition)) {
        const read = kind.response.parse(JSON.parse(JSON.stringify(response)));
        expect(read).toEqual(response);
        expect(kind.fits(kind.show(definition), read)).toBe(true);
        const isEmpty = kind.read(kind.show(definition), read).status === 'EMPTY';
        expect(kind.toText(definition, read).trim() === '').toBe(isEmpty);
        expect(kind.toSpeech(kind.show(definition), read).trim() === '').toBe(isEmpty);
        expect(kind.tally(definition, read) === '').toBe(isEmpty);
      }
    });
  });

  it('finds every picture, and replaces what is shown of it', () => {
    check((definition) => {
      const found = picturesOf(definition);
      const shown = withPictures(kind.show(definition), (picture) => ({
        ...picture,
        address: `/media/${picture.imageId}`,
      }));
      expect(JSON.stringify(definition).split('imageId').length - 1).toBe(found.length);
      expect(picturesOf(shown).map((picture) => ({ ...picture }))).toEqual(
        found.map((picture) => ({ ...picture, address: `/media/${picture.imageId}` })),
      );
      expect(shownSchema.parse(shown)).toEqual(shown);
    });
  });

  it('refuses what is no definition, and refuses what is no response or gives nothing for it', () => {
    const bad = [
      undefined,
      null,
      7,
      true,
      '😀',
      'constructor',
      '__proto__',
      'x'.repeat(100_000),
      ['constructor'],
      [null],
      { constructor: 'A' },
      JSON.parse('{"__proto__":"A"}'),
      { text: ['A'] },
      { kind: name },
    ];
    const [definition] = fc.sample(ofKind, 1)[0] ?? [];
    for (const value of bad) {
      const { data, success } = kind.response.safeParse(value);
      // Any text can be typed.
      expect(success).toBe(success && typeof value === 'string');
      if (success) expect(kind.mark(definitionSchema.parse(definition), data, {}).share).toBe(0);
      expect(kind.definition.safeParse(value).success).toBe(false);
      expect(definitionSchema.safeParse(value).success).toBe(false);
    }
    fc.assert(
      fc.property(ofKind, fc.jsonValue(), ([definition], value) => {
        const { data, success } = kind.response.safeParse(value);
        if (success) kind.mark(definitionSchema.parse(definition), data, {});
        const cut = { ...definition, [Object.keys(definition)[1] ?? '']: value };
        expect(() => definitionSchema.safeParse(cut)).not.toThrow();
      }),
    );
  });
});

describe('the kinds of answers', () => {
  it('have names of their own, and no others', () => {
    const names = answerKinds().map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(answerKindOf({ kind: name })).toBe(findAnswerKind(name));
    for (const name of ['constructor', '__proto__', ''])
      expect(() => answerKindOf({ kind: name })).toThrow('There is no kind');
  });
});
