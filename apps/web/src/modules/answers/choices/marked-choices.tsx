import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { Check, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import type { DisplayedOption } from '../choice/displayed-option.ts';
import { OptionContent } from '../choice/option-content.tsx';

interface MarkedChoicesProps {
  options: readonly DisplayedOption[];
  /** Null if the part was not answered; undefined where no answer is shown. */
  chosen: readonly OptionLetter[] | null | undefined;
  answerName: string;
}

/** Options of which several are right, after marking: words say which were chosen and which are right. */
export const MarkedChoices = ({ options, chosen, answerName }: MarkedChoicesProps) => (
  <ul className="grid grid-cols-1 gap-1.5">
    {options.map((option) => (
      <MarkedChoice
        key={option.id}
        option={option}
        answerName={answerName}
        isChosen={chosen?.includes(option.optionLetter) ?? false}
      />
    ))}
  </ul>
);

const looks = {
  right: { Icon: Check, box: 'border-correct bg-correct-wash', colour: 'text-correct' },
  wrong: { Icon: X, box: 'border-wrong bg-wrong-wash', colour: 'text-wrong' },
  plain: { Icon: null, box: 'border-line bg-card', colour: 'text-ink-soft' },
};

function lookOf({ isCorrect }: DisplayedOption, isChosen: boolean) {
  if (isCorrect) return looks.right;
  return isChosen && isCorrect === false ? looks.wrong : looks.plain;
}

interface MarkedChoiceProps {
  option: DisplayedOption;
  isChosen: boolean;
  answerName: string;
}

function MarkedChoice({ option, isChosen, answerName }: MarkedChoiceProps) {
  const { Icon, box, colour } = lookOf(option, isChosen);
  const words = [isChosen && answerName, option.isCorrect && 'Correct'].filter(Boolean).join(', ');
  return (
    <li
      className={classNames(
        'print-exact print-whole grid min-h-12 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border px-3 py-2 max-sm:grid-cols-[1.75rem_minmax(0,1fr)]',
        box,
      )}
    >
      <b className="justify-self-center font-heading">{option.optionLetter}</b>{' '}
      <OptionContent option={option} />{' '}
      {words !== '' && (
        <span
          className={classNames(
            'inline-flex items-center gap-1.5 text-sm font-semibold max-sm:col-start-2',
            colour,
          )}
        >
          {Icon && <Icon aria-hidden strokeWidth={3} className="size-4" />}
          {words}
        </span>
      )}
    </li>
  );
}
