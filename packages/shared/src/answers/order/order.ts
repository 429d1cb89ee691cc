import { z } from 'zod';
import type { AnswerKind, Example } from '../answer-kind.ts';
import {
  comparableContent,
  itemsSchema,
  keptIds,
  shownItemsSchema,
  shuffledContents,
  wordsOf,
  type ItemContent,
} from '../item-content.ts';
import { markingOfShare } from '../shares.ts';

const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
type Id = (typeof ids)[number];

const leastItems = 3;

const idsSchema = z
  .array(z.enum(ids))
  .min(leastItems)
  .max(ids.length)
  .refine((each) => new Set(each).size === each.length, 'An item is there twice');

const isOrderOf = (order: readonly Id[], items: readonly { id: Id }[]) =>
  order.length === items.length && items.every(({ id }) => order.includes(id));

const definitionSchema = z
  .strictObject({
    kind: z.literal('order'),
    /** In the order in which pupils first see them. An id is the number of the item there: it says nothing else. */
    items: itemsSchema(ids, leastItems),
    correct: idsSchema,
  })
  .refine(({ items, correct }) => isOrderOf(correct, items), {
    path: ['correct'],
    message: 'The right order must have each item',
  })
  .refine(({ items, correct }) => items.some(({ id }, index) => id !== correct[index]), {
    path: ['items'],
    message: 'The items are shown in their right order',
  });
type OrderDefinition = z.infer<typeof definitionSchema>;

const shownSchema = z.object({ kind: z.literal('order'), items: shownItemsSchema(ids) });
type ShownOrder = z.infer<typeof shownSchema>;

/**
 * The definition of a list that its author gives in the right order. It may be wrong: the schema says. Of as many items as
 * before, each keeps its place, and a new one has that of the one it replaces: pupils' answers are places.
 */
export function orderOf(
  contents: readonly ItemContent[],
  before?: OrderDefinition,
): z.input<typeof definitionSchema> {
  return (before && withPlacesOf(before, contents)) ?? shuffledOrderOf(contents);
}

/** Undefined where the items cannot keep their places, or would be shown in their right order. */
function withPlacesOf(
  { items, correct }: OrderDefinition,
  contents: readonly ItemContent[],
): OrderDefinition | undefined {
  const inRightOrder = correct.flatMap((id) => items.filter((item) => item.id === id));
  const ids = keptIds(contents, inRightOrder);
  if (!ids || ids.every((id, index) => id === items[index]?.id)) return undefined;
  const kept = items.map(({ id, content }) => ({ id, content: contents[ids.indexOf(id)] ?? content }));
  return { kind: 'order', items: kept, correct: ids };
}

function shuffledOrderOf(contents: readonly ItemContent[]): z.input<typeof definitionSchema> {
  const right = contents.map(comparableContent);
  const [first, ...others] = shuffledContents(contents);
  const shuffled = first ? [first, ...others] : [];
  const isRight = shuffled.every((content, index) => comparableContent(content) === right[index]);
  const shown = isRight && first ? [...others, first] : shuffled;
  const items = shown.map((content, index) => ({ id: ids[index] ?? ids[0], content }));
  const idsOf = new Map(items.map(({ id, content }) => [comparableContent(content), id]));
  return { kind: 'order', items, correct: right.map((content) => idsOf.get(content) ?? ids[0]) };
}

function examples({ items, correct }: OrderDefinition): Example<Id[]>[] {
  const [first, second, ...others] = correct;
  const shown = items.map(({ id }) => id);
  return [
    { response: correct, verdict: 'RIGHT' },
    // With three items, one stays in its place; with more, at least two do.
    ...(first && second ? [{ response: [second, first, ...others], verdict: 'PARTLY' as const }] : []),
    ...(first ? [{ response: [...correct.slice(1), first], verdict: 'WRONG' as const }] : []),
    { response: shown, verdict: shown.some((id, index) => id === correct[index]) ? 'PARTLY' : 'WRONG' },
  ];
}

const inWords = ({ items }: ShownOrder, response: readonly Id[]) =>
  response.flatMap((id) => items.filter((item) => item.id === id)).map(({ content }) => wordsOf(content));

/** Items to be put in order. The response is all ids. */
export const order: AnswerKind<OrderDefinition, ShownOrder, Id[]> = {
  kind: 'order',
  definition: definitionSchema,
  shown: shownSchema,
  response: idsSchema,
  show: ({ items }) => ({ kind: 'order', items }),
  fits: ({ items }, response) => isOrderOf(response, items),
  read: (shown, response) => ({ status: 'READ', text: inWords(shown, response).join('; ') }),
  mark({ correct }, response) {
    const right = correct.filter((id, index) => id === response[index]).length;
    const are = right === 1 ? 'is' : 'are';
    return markingOfShare(right, correct.length, `${right} of ${correct.length} ${are} in the right place.`);
  },
  examples,
  tally: (_definition, response) => response.join(', '),
  toText: (definition, response) => inWords(definition, response).join('; '),
  // 1: 3 would be said as a ratio.
  toSpeech: (definition, response) =>
    inWords(definition, response)
      .map((words, index) => `${index + 1}, ${words}`)
      .join('. '),
  sameKey: (a, b) => a.correct.join() === b.correct.join(),
  isMarkedByPlace: true,
};
