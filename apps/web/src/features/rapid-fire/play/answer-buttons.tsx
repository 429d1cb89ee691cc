import { Check, X } from 'lucide-react';
import type { RapidFireQuestionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { OptionContent } from '#components/question/options/option-content.tsx';
import { optionLabel } from '#components/question/options/option-label.ts';
import { noOptionsText } from '#components/question/options/option-list.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Kbd } from '#components/ui/display/kbd.tsx';
import { displayedOption } from './displayed-question.ts';

interface AnswerButtonsProps {
  question: RapidFireQuestionDto;
  /** The question is answered: the correct option is shown, and clicks have no effect. */
  isLocked: boolean;
  chosenLetter: OptionLetter | null;
  onChoose: (letter: OptionLetter) => void;
}

/** The options; a click answers. The buttons are reused for the next question, so the focus stays. */
export function AnswerButtons({ question, isLocked, chosenLetter, onChoose }: AnswerButtonsProps) {
  if (question.options.length === 0) return <p className="mt-4 text-ink-soft">{noOptionsText}</p>;
  return (
    <div role="group" aria-label="Answers" className="mt-4 grid gap-3.5 sm:grid-cols-2">
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
            onClick={() => {
              onChoose(option.optionLetter);
            }}
            className={classNames(
              'flex min-h-16 cursor-pointer! touch-manipulation items-center gap-4 rounded-lg border-[1.5px] px-4 py-2.5 text-left text-lg select-none sm:min-h-21 sm:px-5 sm:text-xl',
              isRight && 'border-correct bg-correct-wash font-semibold text-correct',
              isWrong && 'border-wrong bg-wrong-wash font-semibold text-wrong',
              !isRight && !isWrong && 'border-line bg-card text-ink hover:border-line-strong',
            )}
          >
            <Kbd>{index + 1}</Kbd>{' '}
            <span className="min-w-0 grow">
              <OptionContent option={shown} />
            </span>
            {isRight && <Check role="img" aria-label="Right" strokeWidth={3} className="size-5 shrink-0" />}
            {isWrong && <X role="img" aria-label="Wrong" strokeWidth={3} className="size-5 shrink-0" />}
          </button>
        );
      })}
    </div>
  );
}
