import type { QuizQuestionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { QuestionText } from '#modules/answers/content/question-text.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { displayedQuestion } from './displayed-question.ts';

/** Questions up to this many characters are shown in large type. */
const maxLargeTextLength = 48;

const isLarge = ({ content, questionImageUrl }: QuizQuestionDto): boolean =>
  content !== null && plainText(content).length <= maxLargeTextLength && questionImageUrl === null;

interface QuestionCardProps {
  question: QuizQuestionDto;
  /** All questions of the quiz: the card is as high as the highest of them needs. */
  questions: readonly QuizQuestionDto[];
}

/** The current question. Screen readers announce each new one. */
export function QuestionCard({ question, questions }: QuestionCardProps) {
  return (
    <Card padding="none" className="px-5 sm:px-8.5">
      <div
        aria-live="polite"
        aria-atomic
        className={classNames(
          'grid min-h-26 grid-cols-[minmax(0,1fr)] items-center py-6 sm:min-h-36 sm:py-9',
          '*:[grid-area:1/1]',
          questions.some(({ content }) => content?.includes('$')) && 'min-h-36 sm:min-h-44',
          questions.some(({ questionImageUrl }) => questionImageUrl !== null) && 'min-h-112',
        )}
      >
        {questions.map((each) => (
          <HeightOf key={each.id} question={each} />
        ))}
        {isLarge(question) && question.content !== null ? (
          <QuestionText
            text={question.content}
            className="justify-self-center text-center font-heading text-2xl leading-snug font-bold sm:text-[2.125rem]"
          />
        ) : (
          <QuestionBody question={displayedQuestion(question)} />
        )}
      </div>
    </Card>
  );
}

/** The space that a question's text needs, without the text: which one wraps most depends on the screen. */
function HeightOf({ question }: { question: QuizQuestionDto }) {
  if (question.content === null) return null;
  const text = plainText(question.content);
  return (
    <span
      aria-hidden
      data-text={text}
      className={classNames(
        'invisible max-w-read wrap-anywhere whitespace-pre-line before:content-[attr(data-text)]',
        isLarge(question) ? 'font-heading text-2xl font-bold sm:text-[2.125rem]' : 'text-lg sm:text-xl',
        hasFraction(text) ? 'leading-[1.85]' : isLarge(question) ? 'leading-snug' : 'leading-normal',
      )}
    />
  );
}

/** A fraction is shown with a line, which makes its line of text higher. */
const hasFraction = (text: string) => /\d\/\d/u.test(text);
