import type { QuestionPart, QuestionParts } from '@markwell/shared/answers/question-parts';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import type { PaperPart, PaperQuestion } from '@markwell/questions/papers/paper';
import type { Drawings } from './printed-kind.ts';
import { printedKindOf } from './printed-kinds.ts';

/** A question of parts as a paper prints it. Pictures that are in `drawings` are printed, others by their description. */
export function printedQuestion(
  { parts, ...shared }: QuestionParts & Omit<PaperQuestion, 'parts'>,
  drawings: Drawings = new Map(),
): PaperQuestion {
  const printed = parts.map((part) => printedPart(part, drawings));
  return {
    ...shared,
    parts:
      parts.length === 1
        ? printed
        : printed.map((part, index) => ({ ...part, label: parts[index]?.label ?? '' })),
  };
}

function printedPart({ stem, marks, answer, steps }: QuestionPart, drawings: Drawings): PaperPart {
  const kind = printedKindOf(answer);
  return {
    ...(stem !== '' && { body: stem }),
    marks,
    asks: { definition: answer, drawings },
    ...kind.space(answerKindOf(answer).show(answer), marks),
    answer: { text: kind.answer(answer) },
    scheme: kind.scheme(answer, marks),
    solution: steps.join('\n'),
  };
}
