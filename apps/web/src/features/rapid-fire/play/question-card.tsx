import type { RapidFireQuestionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { plainText } from '@markwell/shared/rules/formulas/plain-mathematics';
import { QuestionBody } from '#components/question/question-body.tsx';
import { QuestionText } from '#components/question/question-text.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { displayedQuestion } from './displayed-question.ts';

/** Questions up to this many characters are shown in large type. */
const maxLargeTextLength = 48;

/** The current question. Screen readers announce each new one. */
export function QuestionCard({ question }: { question: RapidFireQuestionDto }) {
  const { content, questionImageUrl } = question;
  const isShort =
    content !== null && plainText(content).length <= maxLargeTextLength && questionImageUrl === null;
  return (
    <Card padding="none" className="px-5 sm:px-8.5">
      <div
        aria-live="polite"
        aria-atomic
        className={classNames(
          'grid min-h-26 content-center py-6 sm:min-h-36 sm:py-9',
          isShort && 'justify-items-center text-center',
        )}
      >
        {isShort ? (
          <QuestionText
            text={content}
            className="font-heading text-2xl leading-snug font-bold sm:text-[2.125rem]"
          />
        ) : (
          <QuestionBody question={displayedQuestion(question)} />
        )}
      </div>
    </Card>
  );
}
