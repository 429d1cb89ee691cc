import { Check, X } from 'lucide-react';
import type { QuizQuestionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { OptionContent } from '#modules/answers/choice/option-content.tsx';
import { optionLabel } from '#modules/answers/choice/option-label.ts';
import { noOptionsText } from '#modules/answers/choice/option-list.tsx';
import { classNames } from '#ui/class-names.ts';
import { Kbd } from '#ui/display/kbd.tsx';
import { displayedOption } from './displayed-question.ts';

/** Options with more characters are shown below each other. */
const maxColumnTextLength = 32;

interface AnswerButtonsProps {
  question: QuizQuestionDto;
  /** All questions of the quiz: every button is as high as the longest answer needs. */
  questions: readonly QuizQuestionDto[];
  /** The question is answered: the correct option is shown, and clicks have no effect. */
  isLocked: boolean;
  chosenLetter: OptionLetter | null;
  onChoose: (letter: OptionLetter) => void;
}

/** The options; a click answers. The buttons are reused for the next question, so the focus stays. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { question, questions, isLocked, chosenLetter, onChoose } = props;
  const count = question.options.length;
  if (count === 0) return <p className="mt-4 text-ink-soft">{noOptionsText}</p>;
  const options = questions.flatMap((each) => each.options);
  const longest = longestText(
    options.filter(({ contentType }) => contentType === 'TEXT').map(({ content }) => content),
  );
  const hasPictures = options.some(({ contentType }) => contentType === 'IMAGE');
  const isInColumns = longest.length <= maxColumnTextLength;
  return (
    <div
      role="group"
      aria-label="Answers"
      className={classNames(
        'mt-4 grid auto-rows-fr gap-3 sm:gap-3.5',
        isInColumns && 'sm:grid-cols-6 sm:*:col-span-3',
        // Three in the first row: an odd number fills its rows too.
        isInColumns && count % 2 === 1 && 'sm:[&>:nth-child(-n+3)]:col-span-2',
      )}
    >
      {question.options.map((option, index) => {
        const isRight = isLocked && option.isCorrect;
        const isWrong = isLocked && option.optionLetter === chosenLetter && !option.isCorrect;
        const mark = isRight ? 'Right' : isWrong ? 'Wrong' : '';
        const shown = displayedOption(option);
        return (
          <button
            key={index}
            type="button"
            aria-label={optionLabel(shown, String(index + 1), mark)}
            aria-disabled={isLocked}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(option.optionLetter)}
            className={classNames(
              'flex min-h-15 cursor-pointer! touch-manipulation items-center gap-3 rounded-lg border-[1.5px] px-4 py-2 text-left text-lg select-none sm:gap-4 sm:px-5 sm:text-xl',
              isInColumns && 'sm:min-h-21',
              hasPictures && 'min-h-26',
              isRight && 'border-correct bg-correct-wash font-semibold text-correct',
              isWrong && 'border-wrong bg-wrong-wash font-semibold text-wrong',
              !isRight && !isWrong && 'border-line-strong bg-card text-ink hover:border-ink',
            )}
          >
            <Kbd>{index + 1}</Kbd>{' '}
            <span
              data-longest={longest}
              className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] items-center *:[grid-area:1/1] before:invisible before:font-semibold before:whitespace-pre-line before:content-[attr(data-longest)] before:[grid-area:1/1]"
            >
              <OptionContent option={shown} />
            </span>
            <span className="size-5 shrink-0">
              {isRight && <Check role="img" aria-label="Right" strokeWidth={3} className="size-5" />}
              {isWrong && <X role="img" aria-label="Wrong" strokeWidth={3} className="size-5" />}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/**
 * The longest of these texts, without the signs of formulas; empty without any. The page reserves its space, so that
 * the answers stay where they are from question to question.
 */
const longestText = (texts: readonly string[]): string =>
  texts
    .map((text) => plainText(text))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
