import fc from 'fast-check';
import { expect, test } from 'vitest';
import { order, orderOf } from './order.ts';

const listOf = (...texts: string[]) => orderOf(texts.map((text) => ({ text })));
const planets = order.definition.parse(listOf('Mercury', 'Venus', 'Earth', 'Mars'));

test('an answer earns the share of items in their right place', () => {
  const [first = '1', second = '2', ...others] = planets.correct;
  expect(order.mark(planets, planets.correct, {})).toEqual({ share: 1, verdict: 'RIGHT' });
  expect(order.mark(planets, [second, first, ...others], {})).toEqual({
    share: 0.5,
    verdict: 'PARTLY',
    feedback: '2 of 4 are in the right place.',
  });
  expect(order.mark(planets, [second, ...others, first], {})).toMatchObject({ share: 0, verdict: 'WRONG' });
});

test('items are never shown in their right order, and the shown order does not depend on it', () => {
  const texts = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/u), { minLength: 3, maxLength: 10 });
  const shownIn = (list: readonly string[]) => listOf(...list).items.map(({ content }) => content);
  fc.assert(
    fc.property(texts, (list) => {
      const definition = order.definition.parse(listOf(...list));
      expect(order.toText(definition, definition.correct)).toBe(list.join('; '));
      expect(shownIn(list)).not.toEqual(list.map((text) => ({ text })));
      const others = [list.toSorted(), list.toReversed(), [...list.slice(1), ...list.slice(0, 1)]];
      const distinct = new Set(others.map((other) => JSON.stringify(shownIn(other))));
      // One of them may be the shown order itself, which is then changed.
      expect(distinct.size).toBeLessThanOrEqual(2);
    }),
  );
});

test('after an edit, items keep their places, on which answers are marked', () => {
  const edited = (...texts: string[]) =>
    order.definition.parse(
      orderOf(
        texts.map((text) => ({ text })),
        planets,
      ),
    );
  const words = edited('Mercury', 'Venus', 'Earth', 'The planet Mars');
  expect(words.correct).toEqual(planets.correct);
  expect(words.items.map(({ content }) => content)).toEqual(
    planets.items.map(({ content }) =>
      'text' in content && content.text === 'Mars' ? { text: 'The planet Mars' } : content,
    ),
  );
  const swapped = edited('Venus', 'Mercury', 'Earth', 'Mars');
  expect(swapped.items).toEqual(planets.items);
  expect(swapped.correct).not.toEqual(planets.correct);
  expect(order.toText(swapped, swapped.correct)).toBe('Venus; Mercury; Earth; Mars');
  expect(edited('Mercury', 'Venus', 'Earth')).toEqual(listOf('Mercury', 'Venus', 'Earth'));
  const asShown = planets.items.map(({ content }) => ('text' in content ? content.text : ''));
  expect(edited(...asShown), 'never shown in the right order').toEqual(listOf(...asShown));
});

test('a response has each item once', () => {
  const shown = order.show(planets);
  expect(order.response.safeParse(['1', '1', '2']).success).toBe(false);
  expect(order.fits(shown, ['1', '2', '3'])).toBe(false);
  expect(order.fits(shown, ['1', '2', '3', '5'])).toBe(false);
  expect(order.fits(shown, ['4', '3', '2', '1'])).toBe(true);
});

test('an answer is read aloud item by item', () => {
  expect(order.toSpeech(planets, planets.correct)).toBe('1, Mercury. 2, Venus. 3, Earth. 4, Mars');
});

test.each([
  ['there are two items', listOf('a', 'b'), 'at least 3 items'],
  ['two items look the same', listOf('a', 'b', 'a'), 'are the same'],
  ['an item is empty', listOf('a', '', 'b'), 'has no text'],
  ['an item is not in the right order', { ...planets, correct: ['1', '2', '3'] }, 'must have each item'],
  ['the right order is shown', { ...planets, correct: ['1', '2', '3', '4'] }, 'shown in their right order'],
])('a definition is refused when %s', (_what, definition, message) => {
  expect(order.definition.safeParse(definition).error?.message).toContain(message);
});
