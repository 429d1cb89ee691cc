import type { EarlierResponses, Marking } from './answer-kind.ts';
import { answerKindOf } from './answer-kinds.ts';
import type { PartMarking } from './part-marking.schemas.ts';
import { answeredBy, type PartLabel, type Responses } from './parts.schemas.ts';
import type { QuestionPart, QuestionParts } from './question-parts.ts';
import { writtenIn } from './written-in.ts';

export interface QuestionMarking {
  parts: PartMarking[];
  /** The marks of the scored parts. */
  earned: number;
  possible: number;
  /** All of the marks. */
  isCorrect: boolean;
  isAnswered: boolean;
}

/** Marks a question. Later parts are marked with what the pupil wrote in earlier ones. */
export function markQuestion({ parts }: QuestionParts, responses: Responses): QuestionMarking {
  const earlier: Partial<Record<PartLabel, string>> = {};
  const markings = parts.map((part) => {
    const { marking, written } = markPart(part, responses, earlier);
    if (written !== undefined) earlier[part.label] = written;
    return marking;
  });
  const scored = markings.filter(({ isScored }) => isScored);
  const earned = sum(scored.map((marking) => marking.earned));
  const possible = sum(scored.map((marking) => marking.possible));
  return {
    parts: markings,
    earned,
    possible,
    isCorrect: possible > 0 && earned === possible,
    isAnswered: markings.some(({ verdict }) => verdict !== 'EMPTY'),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function markPart(
  part: QuestionPart,
  responses: Responses,
  earlier: EarlierResponses,
): { marking: PartMarking; written?: string | undefined } {
  const { label, marks } = part;
  const isScored = !answerKindOf(part.answer).isSelfMarked;
  const response = responses[label];
  const unmarked = { label, earned: 0, possible: marks, isScored };
  if (!response) return { marking: { ...unmarked, verdict: 'EMPTY' } };
  const definition = answeredBy(part, response.kind);
  const parsed = definition && answerKindOf(definition).response.safeParse(response.answer);
  if (!definition || !parsed?.success) {
    const feedback = 'We cannot mark this answer, because the question has changed.';
    return { marking: { ...unmarked, verdict: 'UNREADABLE', feedback } };
  }
  const found = answerKindOf(definition).mark(definition, parsed.data, earlier);
  const isUncovered = response.uncovered === true;
  const earned = marksOf(found, marks) * (isUncovered ? 0.5 : 1);
  const feedback = [
    found.feedback,
    isUncovered && earned > 0 ? 'You uncovered the options, so this earns half of the marks.' : undefined,
  ].filter((sentence) => sentence !== undefined);
  return {
    marking: {
      ...unmarked,
      earned,
      verdict: found.verdict,
      ...(feedback.length > 0 && { feedback: feedback.join(' ') }),
    },
    written: writtenIn(definition, parsed.data),
  };
}

/** Whole marks: a share of them is rounded down. */
const marksOf = ({ share, awardedMarks }: Marking, marks: number): number =>
  Math.min(marks, awardedMarks ?? Math.floor(share * marks));
