import { z } from 'zod';
import { textSchema } from '../../contract/field-schemas.ts';
import { countWords } from '../../text/word-lists.ts';
import type { AnswerKind } from '../answer-kind.ts';
import { isSameJson } from '../same-json.ts';

/** Characters of an answer, and of one entry of a mark scheme. */
const maxAnswerLength = 20_000;
const maxEntryLength = 2_000;

const entrySchema = textSchema(maxEntryLength).trim().min(1, 'Please enter a text');
const marksSchema = z.int().min(1).max(20);

const pointSchema = z.strictObject({
  /** What earns the marks. They are awarded once, however the pupil says it. */
  text: entrySchema,
  alternatives: z.array(entrySchema).max(10),
  doNotAccept: z.array(entrySchema).max(10),
  marks: marksSchema,
});

/** The levels of a mark scheme in ascending order, each with the marks that it gives. */
const levelsSchema = z
  .array(z.strictObject({ descriptor: entrySchema, from: marksSchema, to: marksSchema }))
  .min(2, 'Please give at least two levels')
  .max(6)
  .refine(
    (levels) =>
      levels.every(({ from, to }, index) => from <= to && from === (levels[index - 1]?.to ?? 0) + 1),
    'Each level must begin one mark above the one before',
  );

const schemeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('points'), points: z.array(pointSchema).min(1).max(20) }),
  z.strictObject({ type: z.literal('levels'), levels: levelsSchema }),
]);

/** How many words an answer should have, about. */
const wordGuideSchema = z
  .strictObject({ least: z.int().min(1), most: z.int().max(5_000) })
  .refine(({ least, most }) => least <= most, 'The least must not be more than the most')
  .nullable();

const definitionSchema = z.strictObject({
  kind: z.literal('written'),
  scheme: schemeSchema,
  wordGuide: wordGuideSchema,
});
type WrittenDefinition = z.infer<typeof definitionSchema>;

const shownSchema = z.object({ kind: z.literal('written'), wordGuide: wordGuideSchema });

const responseSchema = z.strictObject({
  text: textSchema(maxAnswerLength),
  /** What the pupil awarded themself, with the mark scheme beside the answer. */
  awarded: z
    .union([
      z.strictObject({
        /** The indexes of the points. */
        points: z
          .array(z.int().min(0).max(19))
          .max(20)
          .refine((points) => new Set(points).size === points.length, 'A point is awarded once'),
      }),
      /** Level 0 with 0 marks: nothing of the mark scheme. */
      z.strictObject({ level: z.int().min(0).max(6), marks: z.int().min(0).max(20) }),
    ])
    .optional(),
});
type WrittenResponse = z.infer<typeof responseSchema>;

/** The marks that the pupil awarded themself; undefined for none yet, or for an award that the mark scheme does not have. */
export function awardedMarks(
  { scheme }: WrittenDefinition,
  { awarded }: WrittenResponse,
): number | undefined {
  if (awarded === undefined) return undefined;
  if ('points' in awarded) {
    if (scheme.type !== 'points') return undefined;
    const { points } = scheme;
    return awarded.points.reduce((sum, index) => sum + (points[index]?.marks ?? 0), 0);
  }
  if (scheme.type !== 'levels') return undefined;
  if (awarded.level === 0) return awarded.marks === 0 ? 0 : undefined;
  const level = scheme.levels[awarded.level - 1];
  return level && awarded.marks >= level.from && awarded.marks <= level.to ? awarded.marks : undefined;
}

const isBlank = ({ text }: WrittenResponse) => text.trim() === '';

/** An award of everything that the mark scheme has. */
function fullAward(scheme: WrittenDefinition['scheme']): NonNullable<WrittenResponse['awarded']> {
  if (scheme.type === 'points') return { points: [...scheme.points.keys()] };
  return { level: scheme.levels.length, marks: scheme.levels.at(-1)?.to ?? 0 };
}

/** Sentences, which the product does not mark: the pupil does, with the mark scheme. */
export const written: AnswerKind<WrittenDefinition, z.infer<typeof shownSchema>, WrittenResponse> = {
  kind: 'written',
  isSelfMarked: true,
  definition: definitionSchema,
  shown: shownSchema,
  response: responseSchema,
  show: ({ wordGuide }) => ({ kind: 'written', wordGuide }),
  fits: () => true,
  read(_shown, response) {
    const words = countWords(response.text);
    return isBlank(response)
      ? { status: 'EMPTY' }
      : { status: 'READ', text: words === 1 ? '1 word' : `${words} words` };
  },
  mark(definition, response) {
    if (isBlank(response)) return { share: 0, verdict: 'EMPTY' };
    const marks = awardedMarks(definition, response);
    return marks === undefined
      ? {
          share: 0,
          verdict: 'UNMARKED',
          feedback: 'This answer is not marked for you. Compare it with the mark scheme.',
        }
      : { share: 0, verdict: 'SELF_MARKED', awardedMarks: marks };
  },
  examples: ({ scheme }) => [
    { response: { text: 'An answer', awarded: fullAward(scheme) }, verdict: 'SELF_MARKED' },
    { response: { text: 'An answer' }, verdict: 'UNMARKED' },
    { response: { text: ' ' }, verdict: 'EMPTY' },
  ],
  // No two pupils write the same: statistics count only whether there is an answer.
  tally: (_definition, response) => (isBlank(response) ? '' : 'An answer'),
  toText: (_definition, { text }) => text,
  toSpeech: (_definition, { text }) => text,
  sameKey: (a, b) => isSameJson(a.scheme, b.scheme),
};
