import type { RapidFireQuestionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { plainText } from '@markwell/shared/rules/plain-mathematics';
import { QuestionBody } from '../../../components/question/question-body.tsx';
import { QuestionText } from '../../../components/question/question-text.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { displayedQuestion } from './displayed-question.ts';

/** Up to so many characters a question is read at a glance, and stands large. */
const longestAtAGlance = 48;

/** The question. Each new one is read out in its turn. */
export function QuestionCard({ question }: { question: RapidFireQuestionDto }) {
  const { content, questionImageUrl } = question;
  const isShort =
    content !== null && plainText(content).length <= longestAtAGlance && questionImageUrl === null;
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
