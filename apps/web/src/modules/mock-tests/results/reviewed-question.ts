import type {
  StartedTestDto,
  TestQuestionDto,
  TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { PartMarking } from '@markwell/shared/answers/part-marking.schemas';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import type { GridOutcome } from '#modules/question-bank/review/result-grid.tsx';

export interface ReviewedQuestion {
  /** From 1, as in the test. */
  number: number;
  question: TestQuestionDto;
  chosenLetter: OptionLetter | null;
  outcome: GridOutcome;
  /** Of a question with parts: what was answered, and how that was marked. */
  responses: Responses | undefined;
  markings: readonly PartMarking[] | undefined;
}

type Marked = TestResultsDto['questions'][number];

function outcomeOf(result: Marked | undefined): GridOutcome {
  if (result?.isVoid) return 'void';
  if (result?.isCorrect) return 'correct';
  return result?.parts ? outcomeOfParts(result.parts) : result?.chosenLetter == null ? 'unanswered' : 'wrong';
}

/** Parts that the pupil marks are outside of the score: a question of such parts alone does not count. */
function outcomeOfParts(parts: readonly PartMarking[]): GridOutcome {
  const scored = parts.filter(({ isScored }) => isScored);
  if (scored.length === 0) return 'void';
  if (scored.some(({ earned }) => earned > 0)) return 'partly';
  return parts.every(({ verdict }) => verdict === 'EMPTY') ? 'unanswered' : 'wrong';
}

/** The questions in the order of the test, each with its result. */
export function reviewedQuestions(test: StartedTestDto, results: TestResultsDto): ReviewedQuestion[] {
  const marked = new Map(results.questions.map((each) => [each.questionId, each]));
  return test.questions.map((question, index) => {
    const result = marked.get(question.id);
    const chosenLetter = result?.chosenLetter ?? null;
    const outcome = outcomeOf(result);
    // The letter that the server marked with takes precedence over the answer key that came with the test.
    const correctLetter = result?.correctLetter ?? null;
    const options = question.options.map((option) => ({
      ...option,
      isCorrect: correctLetter === null ? option.isCorrect : option.optionLetter === correctLetter,
    }));
    return {
      number: index + 1,
      question: { ...question, options },
      chosenLetter,
      outcome,
      responses: result?.responses,
      markings: result?.parts,
    };
  });
}

export const reviewFilters = ['all', 'wrong', 'unanswered'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export const matchesFilter = ({ outcome }: ReviewedQuestion, filter: ReviewFilter): boolean =>
  filter === 'all' || outcome === filter || (filter === 'wrong' && outcome === 'partly');
