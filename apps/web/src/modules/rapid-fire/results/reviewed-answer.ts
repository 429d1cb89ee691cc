import type { QuizQuestionDto, RapidFireResultDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { OptionLetter } from '@markwell/shared/question-bank/options.vocabulary';
import type { QuestionOutcome } from '#modules/question-bank/review/result-grid.tsx';

export interface ReviewedAnswer {
  /** From 1, as in the quiz. */
  number: number;
  question: QuizQuestionDto;
  chosenLetter: OptionLetter | null;
  outcome: QuestionOutcome;
  /** Seconds, with fractions. */
  timeSpent: number;
}

/** The questions in the order of the quiz, each with its answer. */
export function reviewedAnswers({ questions, userAnswers }: RapidFireResultDto): ReviewedAnswer[] {
  const answers = new Map(userAnswers.map((answer) => [answer.questionId, answer]));
  return questions.map((question, index) => {
    const answer = answers.get(question.id);
    const chosenLetter = answer?.selectedAnswer ?? null;
    const outcome = answer?.isCorrect ? 'correct' : chosenLetter === null ? 'unanswered' : 'wrong';
    return { number: index + 1, question, chosenLetter, outcome, timeSpent: answer?.timeSpent ?? 0 };
  });
}
