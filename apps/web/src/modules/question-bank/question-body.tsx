import { classNames } from '#ui/class-names.ts';
import { PassagePanel } from './passage-panel.tsx';
import { pictureHeights } from '#modules/answers/content/picture-scale.ts';
import type { DisplayedQuestion } from './question.ts';
import { QuestionImage } from '#modules/answers/content/question-image.tsx';
import { QuestionText } from '#modules/answers/content/question-text.tsx';

const missingQuestionText = 'Question content not available. Please check with your instructor.';

interface QuestionBodyProps {
  question: DisplayedQuestion;
  /** 'large' in a running test, 'medium' in a review. */
  size?: 'medium' | 'large' | undefined;
}

export function QuestionBody({ question, size = 'large' }: QuestionBodyProps) {
  const { explanationText, questionImageUrl, questionImageAlt, questionImageSize, passage } = question;
  const hasText = explanationText !== null && explanationText.trim() !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {passage && <PassagePanel passage={passage} />}
      {hasText && (
        <QuestionText
          text={explanationText}
          name="question"
          className={classNames(
            size === 'large'
              ? 'text-[length:calc(1.1875rem*var(--test-text,1))] leading-normal sm:text-[length:calc(1.3125rem*var(--test-text,1))]'
              : 'text-lg',
          )}
        />
      )}
      {questionImageUrl !== null && (
        <QuestionImage
          url={questionImageUrl}
          alt={questionImageAlt ?? (hasText ? 'Picture for this question' : 'The question, as a picture')}
          size={questionImageSize}
          maxHeight={pictureHeights.question}
          className="justify-self-center"
        />
      )}
      {!hasText && questionImageUrl === null && <p className="text-ink-soft">{missingQuestionText}</p>}
    </div>
  );
}
