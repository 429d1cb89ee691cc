import type { RapidFireOptionDto, QuizQuestionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import type { DisplayedQuestion } from '#modules/question-bank/question.ts';

/** The wire calls a quiz question's body `content`; the components use the name it has in tests. */
export const displayedQuestion = (question: QuizQuestionDto): DisplayedQuestion => ({
  id: question.id,
  explanationText: question.content,
  questionImageUrl: question.questionImageUrl,
  questionImageAlt: question.questionImageAlt,
});

export const displayedOption = ({ content, ...option }: RapidFireOptionDto): DisplayedOption => ({
  ...option,
  contentValue: content,
});

/** Longer answers are not repeated in the banner. */
const longestBannerAnswer = 24;

/** The correct answer as text that fits a banner; null when it is a picture, mathematics or too long. */
export function shortAnswerText(question: QuizQuestionDto): string | null {
  const right = question.options.find(({ isCorrect }) => isCorrect);
  if (right?.contentType !== 'TEXT' || right.content.includes('$')) return null;
  return right.content.length <= longestBannerAnswer ? right.content : null;
}
