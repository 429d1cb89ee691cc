import type { RapidFireQuestionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { plainText } from '@markwell/shared/rules/formulas/plain-mathematics';
import { QuestionBody } from '#components/question/question-body.tsx';
import { QuestionText } from '#components/question/question-text.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { displayedQuestion } from './displayed-question.ts';
import { longestText } from './longest-text.ts';

/** Questions up to this many characters are shown in large type. */
const maxLargeTextLength = 48;

const isLarge = ({ content, questionImageUrl }: RapidFireQuestionDto): boolean =>
  content !== null && plainText(content).length <= maxLargeTextLength && questionImageUrl === null;

const textsOf = (questions: readonly RapidFireQuestionDto[]) =>
  questions.flatMap(({ content }) => content ?? []);

interface QuestionCardProps {
  question: RapidFireQuestionDto;
  /** All questions of the quiz: the card is as high as the longest of them needs. */
  questions: readonly RapidFireQuestionDto[];
}

/** The current question. Screen readers announce each new one. */
export function QuestionCard({ question, questions }: QuestionCardProps) {
  return (
    <Card padding="none" className="px-5 sm:px-8.5">
      <div
        aria-live="polite"
        aria-atomic
        data-longest-large={longestText(textsOf(questions.filter(isLarge)))}
        data-longest={longestText(textsOf(questions.filter((each) => !isLarge(each))))}
        className={classNames(
          'grid min-h-26 grid-cols-[minmax(0,1fr)] items-center py-6 sm:min-h-36 sm:py-9',
          '*:[grid-area:1/1] before:invisible before:max-w-read before:whitespace-pre-line before:[grid-area:1/1] after:invisible after:max-w-read after:whitespace-pre-line after:[grid-area:1/1]',
          'before:font-heading before:text-2xl before:leading-snug before:font-bold before:content-[attr(data-longest-large)] sm:before:text-[2.125rem]',
          'after:text-lg after:leading-normal after:content-[attr(data-longest)] sm:after:text-xl',
          questions.some(({ content }) => content?.includes('$')) && 'min-h-36 sm:min-h-44',
          questions.some(({ questionImageUrl }) => questionImageUrl !== null) && 'min-h-112',
        )}
      >
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
