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
import { someOfSchema } from '../record-schemas.ts';
import { markingOfShare } from '../shares.ts';

const promptIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const partnerIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
type PartnerId = (typeof partnerIds)[number];

/** From the id of a prompt to that of its partner. */
const pairsSchema = someOfSchema(promptIds, z.enum(partnerIds));
type Pairs = z.infer<typeof pairsSchema>;

/** Fewer than three would leave nothing to choose after the first pair. */
const leastPartners = 3;

const definitionSchema = z
  .strictObject({
    kind: z.literal('match'),
    prompts: itemsSchema(promptIds, 2),
    partners: itemsSchema(partnerIds, leastPartners),
    /** Whether a partner may be chosen for several prompts. */
    isPartnerReused: z.boolean(),
    correct: pairsSchema,
  })
  .refine(({ prompts, correct }) => prompts.every(({ id }) => correct[id] !== undefined), {
    path: ['correct'],
    message: 'Each prompt must have a partner',
  })
  .refine((definition) => areUsable(definition, definition.correct), {
    path: ['correct'],
    message: 'A partner does not exist, or is used twice',
  });
type MatchDefinition = z.infer<typeof definitionSchema>;

const shownSchema = z.object({
  kind: z.literal('match'),
  prompts: shownItemsSchema(promptIds),
  partners: shownItemsSchema(partnerIds),
  isPartnerReused: z.boolean(),
});
type ShownMatch = z.infer<typeof shownSchema>;

function areUsable({ prompts, partners, isPartnerReused }: ShownMatch, pairs: Pairs): boolean {
  const known = prompts.filter(({ id }) => pairs[id] !== undefined).length;
  const chosen = Object.values(pairs).filter((partner) => partner !== undefined);
  return (
    known === chosen.length &&
    chosen.every((partner) => partners.some(({ id }) => id === partner)) &&
    (isPartnerReused || new Set(chosen).size === chosen.length)
  );
}

/** What an author gives: prompts with their partners, and partners of no prompt. */
interface AuthoredPairs {
  pairs: readonly { prompt: ItemContent; partner: ItemContent }[];
  others?: readonly ItemContent[];
  isPartnerReused?: boolean;
}

/**
 * The definition with its partners in an order that gives no pair away. It may be wrong: the schema says. Of as many partners
 * as before, each keeps its place: pupils' answers are places.
 */
export function matchOf(
  { pairs, others = [], isPartnerReused = false }: AuthoredPairs,
  before?: MatchDefinition,
): z.input<typeof definitionSchema> {
  const all = [...pairs.map(({ partner }) => partner), ...others];
  const distinct = isPartnerReused
    ? [...new Map(all.map((partner) => [comparableContent(partner), partner])).values()]
    : all;
  const partners =
    (before && withPlacesOf(before, distinct)) ??
    shuffledContents(distinct).map((content, index) => ({ id: partnerIds[index] ?? partnerIds[0], content }));
  const idsOf = new Map(partners.map(({ id, content }) => [comparableContent(content), id]));
  const numbered = pairs.map((pair, index) => ({ ...pair, id: promptIds[index] ?? promptIds[0] }));
  return {
    kind: 'match',
    prompts: numbered.map(({ id, prompt }) => ({ id, content: prompt })),
    partners,
    isPartnerReused,
    correct: Object.fromEntries(
      numbered.map(({ id, partner }) => [id, idsOf.get(comparableContent(partner))]),
    ),
  };
}

/** Undefined where the partners cannot keep their places. */
function withPlacesOf({ prompts, partners, correct }: MatchDefinition, contents: readonly ItemContent[]) {
  const used = prompts.flatMap(({ id }) => correct[id] ?? []);
  const inAuthorsOrder = [...new Set([...used, ...partners.map(({ id }) => id)])].flatMap((id) =>
    partners.filter((partner) => partner.id === id),
  );
  const ids = keptIds(contents, inAuthorsOrder);
  return ids && partners.map(({ id, content }) => ({ id, content: contents[ids.indexOf(id)] ?? content }));
}

/** The chosen pairs in the order of the prompts. */
const pairsOf = ({ prompts, partners }: ShownMatch, pairs: Pairs) =>
  prompts.flatMap((prompt) =>
    partners
      .filter(({ id }) => id === pairs[prompt.id])
      .map((partner) => ({
        prompt,
        partner,
        words: `${wordsOf(prompt.content).replace(/\.$/u, '')}: ${wordsOf(partner.content)}`,
      })),
  );

const toText = (shown: ShownMatch, pairs: Pairs) =>
  pairsOf(shown, pairs)
    .map(({ words }) => words)
    .join('; ');

function examples({ prompts, partners, correct }: MatchDefinition): Example<Pairs>[] {
  const [first, second] = prompts.map(({ id }) => id);
  if (!first || !second) return [];
  const otherThan = (partner: PartnerId | undefined) => partners.find(({ id }) => id !== partner)?.id;
  return [
    { response: correct, verdict: 'RIGHT' },
    { response: { [first]: correct[first] }, verdict: 'PARTLY' },
    { response: { [first]: otherThan(correct[first]) }, verdict: 'WRONG' },
    { response: {}, verdict: 'EMPTY' },
  ];
}

/** Prompts to be matched with partners. The response may be incomplete. */
export const match: AnswerKind<MatchDefinition, ShownMatch, Pairs> = {
  kind: 'match',
  definition: definitionSchema,
  shown: shownSchema,
  response: pairsSchema,
  show: ({ prompts, partners, isPartnerReused }) => ({ kind: 'match', prompts, partners, isPartnerReused }),
  fits: areUsable,
  read(shown, pairs) {
    const text = toText(shown, pairs);
    return text === '' ? { status: 'EMPTY' } : { status: 'READ', text };
  },
  mark(definition, pairs) {
    const chosen = pairsOf(definition, pairs);
    if (chosen.length === 0) return { share: 0, verdict: 'EMPTY' };
    const right = chosen.filter(({ prompt, partner }) => definition.correct[prompt.id] === partner.id).length;
    const all = definition.prompts.length;
    return markingOfShare(right, all, `${right} of ${all} pairs ${right === 1 ? 'is' : 'are'} right.`);
  },
  examples,
  tally: (definition, pairs) =>
    pairsOf(definition, pairs)
      .map(({ prompt, partner }) => `${prompt.id}${partner.id}`)
      .join(', '),
  toText,
  toSpeech: (definition, pairs) =>
    pairsOf(definition, pairs)
      .map(({ prompt, partner }) => `${wordsOf(prompt.content)}, ${wordsOf(partner.content)}`)
      .join('. '),
  sameKey: (a, b) => promptIds.every((id) => a.correct[id] === b.correct[id]),
  isMarkedByPlace: true,
};
