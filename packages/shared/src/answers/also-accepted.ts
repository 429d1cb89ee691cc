import { z } from 'zod';
import type { Marking, OfKind } from './answer-kind.ts';
import { maxAnswerLength } from './mathematics/normalise.ts';

/** Further answers that are right, as pupils write them. A definition without any has no list. */
export const alsoAcceptedField = z
  .array(z.string().trim().min(1).max(maxAnswerLength))
  .min(1)
  .max(20)
  .optional();

interface Accepting extends OfKind {
  alsoAccepted?: string[] | undefined;
}
type Mark<Definition> = (definition: Definition, answer: string) => Marking;

/** Says which further answer cannot be read. */
export function problemOfAccepted<Definition extends Accepting>(
  definition: Definition,
  mark: Mark<Definition>,
): string | undefined {
  for (const answer of definition.alsoAccepted ?? []) {
    const { verdict, feedback = '' } = mark(definition, answer);
    if (verdict !== 'RIGHT') return `We cannot read ${answer}. ${feedback}`.trim();
  }
  return undefined;
}

/** Whether each of two definitions marks the further answers of the other right. */
export const acceptTheSame = <Definition extends Accepting>(
  one: Definition,
  other: Definition,
  mark: Mark<Definition>,
): boolean => {
  const accepts = (definition: Definition, { alsoAccepted = [] }: Definition) =>
    alsoAccepted.every((answer) => mark(definition, answer).verdict === 'RIGHT');
  return accepts(one, other) && accepts(other, one);
};
