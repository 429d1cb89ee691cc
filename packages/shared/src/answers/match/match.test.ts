import { expect, test } from 'vitest';
import { match, matchOf } from './match.ts';

const pair = (prompt: string, partner: string) => ({ prompt: { text: prompt }, partner: { text: partner } });
const authored = {
  pairs: [pair('France', 'Paris'), pair('Spain', 'Madrid'), pair('Italy', 'Rome')],
  others: [{ text: 'Milan' }],
};
const capitals = match.definition.parse(matchOf(authored));
const idOf = (text: string) =>
  capitals.partners.find(({ content }) => 'text' in content && content.text === text)?.id;

test('after an edit, partners keep their places, on which answers are marked', () => {
  const edited = (...pairs: ReturnType<typeof pair>[]) =>
    match.definition.parse(matchOf({ ...authored, pairs }, capitals));
  const words = edited(
    pair('France', 'Paris'),
    pair('Spain', 'Madrid, in the middle'),
    pair('Italy', 'Rome'),
  );
  expect(words.correct).toEqual(capitals.correct);
  expect(words.partners.map(({ content }) => content)).toContainEqual({ text: 'Madrid, in the middle' });
  const swapped = edited(pair('France', 'Rome'), pair('Spain', 'Madrid'), pair('Italy', 'Paris'));
  expect(swapped.partners).toEqual(capitals.partners);
  expect(swapped.correct).toEqual({ 1: idOf('Rome'), 2: idOf('Madrid'), 3: idOf('Paris') });
  const fewer = { pairs: authored.pairs };
  expect(matchOf(fewer, capitals)).toEqual(matchOf(fewer));
});

test('an answer earns the share of right pairs, and may be incomplete', () => {
  expect(match.mark(capitals, capitals.correct, {})).toEqual({ share: 1, verdict: 'RIGHT' });
  const oneRight = { 1: idOf('Paris'), 3: idOf('Milan') };
  expect(match.mark(capitals, oneRight, {})).toMatchObject({
    verdict: 'PARTLY',
    feedback: '1 of 3 pairs is right.',
  });
  expect(match.mark(capitals, { 3: idOf('Milan') }, {})).toMatchObject({ share: 0, verdict: 'WRONG' });
  expect(match.mark(capitals, {}, {})).toEqual({ share: 0, verdict: 'EMPTY' });
  expect(match.toText(capitals, oneRight)).toBe('France: Paris; Italy: Milan');
  const sentences = match.definition.parse(
    matchOf({ ...authored, pairs: [pair('It rained.', 'simple'), pair('Run!', 'minor')] }),
  );
  expect(match.toText(sentences, sentences.correct)).toBe('It rained: simple; Run!: minor');
  expect(match.toSpeech(match.show(capitals), oneRight)).toBe('France, Paris. Italy, Milan');
});

test('a partner is used once unless the definition says otherwise', () => {
  const shown = match.show(capitals);
  expect(match.fits(shown, { 1: 'A', 2: 'A' })).toBe(false);
  expect(match.fits({ ...shown, isPartnerReused: true }, { 1: 'A', 2: 'A' })).toBe(true);
  const animals = matchOf({
    pairs: [pair('Cat', 'Mammal'), pair('Dog', 'Mammal'), pair('Frog', 'Amphibian')],
    others: [{ text: 'Fish' }],
    isPartnerReused: true,
  });
  expect(match.definition.parse(animals).partners).toHaveLength(3);
  expect(match.definition.safeParse({ ...animals, isPartnerReused: false }).error?.message).toContain(
    'used twice',
  );
});

test('prompts and partners that do not exist do not fit', () => {
  const shown = match.show(capitals);
  expect(match.fits(shown, { 4: 'A' })).toBe(false);
  expect(match.fits(shown, { 1: 'E' })).toBe(false);
});

test.each([
  [
    'a prompt has no partner',
    { ...capitals, correct: { 1: 'A', 2: 'B' } },
    'Each prompt must have a partner',
  ],
  ['a partner does not exist', { ...capitals, correct: { 1: 'A', 2: 'B', 3: 'E' } }, 'does not exist'],
  [
    'there are only two partners',
    matchOf({ pairs: [pair('a', 'x'), pair('b', 'y')] }),
    'Please give at least 3 items',
  ],
])('a definition is refused when %s', (_what, definition, message) => {
  expect(match.definition.safeParse(definition).error?.message).toContain(message);
});
