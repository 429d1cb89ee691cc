import { z } from 'zod';
import { textSchema } from '../contract/field-schemas.ts';
import { comparableOption, maxOptionLength } from './options.ts';
import { pictureSchema, shownPictureSchema } from './pictures.ts';

/** What an option or an item shows: a text or a picture. */
export const contentSchema = z.union([
  z.strictObject({ text: textSchema(maxOptionLength).trim() }),
  z.strictObject({ picture: pictureSchema }),
]);
export type ItemContent = z.infer<typeof contentSchema>;

export const shownContentSchema = z.union([
  z.object({ text: z.string() }),
  z.object({ picture: shownPictureSchema }),
]);
type ShownContent = z.infer<typeof shownContentSchema>;

/** A content in words: its text, or the picture's description. */
export const wordsOf = (content: ShownContent): string =>
  'text' in content ? content.text : (content.picture.alternativeText ?? 'a picture without a description');

/** Two contents with the same result look the same. */
export const comparableContent = (content: ShownContent): string =>
  'text' in content ? `text ${comparableOption(content.text)}` : `picture ${content.picture.imageId}`;

const isEmpty = (content: ItemContent) => 'text' in content && comparableOption(content.text) === '';

/** What is wrong with a list of items: one is empty, or two look the same. */
function problemOfItems(contents: readonly ItemContent[]): string | undefined {
  const empty = contents.findIndex(isEmpty);
  if (empty >= 0) return `Item ${empty + 1} has no text`;
  const comparable = contents.map(comparableContent);
  const repeated = comparable.findIndex((each, index) => comparable.indexOf(each) < index);
  if (repeated < 0) return undefined;
  return `Items ${comparable.indexOf(comparable[repeated] ?? '') + 1} and ${repeated + 1} are the same`;
}

/** A list of items with these ids, in this order, all different. */
export const itemsSchema = <const Id extends string>(ids: readonly Id[], least: number) =>
  z
    .array(z.strictObject({ id: z.enum(ids), content: contentSchema }))
    .min(least, `Please give at least ${least} items`)
    .max(ids.length, `Please give at most ${ids.length} items`)
    .refine((items) => items.every(({ id }, index) => id === ids[index]), 'The ids are not in their order')
    .superRefine((items, context) => {
      const message = problemOfItems(items.map(({ content }) => content));
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

/** The same list as pupils get it. */
export const shownItemsSchema = <const Id extends string>(ids: readonly Id[]) =>
  z.array(z.object({ id: z.enum(ids), content: shownContentSchema }));

/**
 * The contents in an order that says nothing about the one in which they are given: they are sorted by a hash of what
 * they show.
 */
export function shuffledContents(contents: readonly ItemContent[]): ItemContent[] {
  const all = contents.map(comparableContent).sort().join('\n');
  const hashed = contents.map((content) => ({
    content,
    hash: hashOf(`${comparableContent(content)}\n${all}`),
  }));
  return hashed.sort((one, other) => one.hash - other.hash).map(({ content }) => content);
}

/**
 * The ids of contents after an edit, for answers name what is shown by its id: a content that was there keeps its own, and a
 * new one has that of the one it replaces. Both lists are in their author's order. Undefined for another number of them, and
 * for two that look the same.
 */
export function keptIds<Id>(
  contents: readonly ItemContent[],
  before: readonly { id: Id; content: ItemContent }[],
): Id[] | undefined {
  if (contents.length !== before.length) return undefined;
  const idOf = new Map(before.map(({ id, content }) => [comparableContent(content), id]));
  const known = contents.map((content) => idOf.get(comparableContent(content)));
  const free = before.map(({ id }) => id).filter((id) => !known.includes(id));
  const ids = known.flatMap((id) => id ?? free.shift() ?? []);
  return new Set(ids).size === before.length ? ids : undefined;
}

/** FNV-1a with 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
