import { expect, test } from 'vitest';
import { choice } from './choice.ts';

const option = (letter: string, text: string) => ({ letter, content: { text } });
const definition = { kind: 'choice', options: [option('A', '12 cm'), option('B', '15 cm')], correct: 'B' };
const capitals = choice.definition.parse(definition);

test('one letter is right', () => {
  expect(choice.mark(capitals, 'B', {})).toEqual({ share: 1, verdict: 'RIGHT' });
  expect(choice.mark(capitals, 'A', {})).toEqual({ share: 0, verdict: 'WRONG' });
});

test('a letter without an option does not fit', () => {
  expect(choice.fits(choice.show(capitals), 'B')).toBe(true);
  expect(choice.fits(choice.show(capitals), 'C')).toBe(false);
});

test('an answer is named by its letter and what the option shows', () => {
  expect(choice.toText(capitals, 'A')).toBe('A) 12 cm');
  expect(choice.toSpeech(capitals, 'A')).toBe('Option A: 12 cm');
  const inPicture = { ...definition, options: [option('A', ''), option('B', '')] };
  expect(choice.toText(choice.definition.parse(inPicture), 'A')).toBe('A');
});

test.each([
  ['the right option does not exist', { correct: 'C' }, 'Please choose the correct answer'],
  ['there is one option', { options: [option('A', 'x')], correct: 'A' }, 'at least two options'],
  ['two options are the same', { options: [option('A', 'x'), option('B', 'x ')] }, 'A) and B) are the same'],
  [
    'letters are in another order',
    { options: [option('B', 'x'), option('A', 'y')] },
    'order of their letters',
  ],
])('a definition is refused when %s', (_what, change, message) => {
  expect(choice.definition.safeParse({ ...definition, ...change }).error?.message).toContain(message);
});
