import type { ItemContent as Content } from '@markwell/shared/answers/item-content';
import { optionLetters, type OptionLetter } from '@markwell/shared/answers/option-letters';
import { X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ContentField } from './content-field.tsx';

export interface EditedOption {
  letter: OptionLetter;
  content: Content;
}

interface OptionsEditorProps {
  options: readonly EditedOption[];
  correct: readonly OptionLetter[];
  /** Whether several are right. */
  isSeveral: boolean;
  onChange: (options: EditedOption[], correct: OptionLetter[]) => void;
}

/** Options with their letters, and which are right. */
export function OptionsEditor({ options, correct, isSeveral, onChange }: OptionsEditorProps) {
  function mark(letter: OptionLetter) {
    if (!isSeveral) onChange([...options], [letter]);
    else if (correct.includes(letter))
      onChange(
        [...options],
        correct.filter((each) => each !== letter),
      );
    else onChange([...options], [...correct, letter].sort());
  }
  function remove(index: number) {
    const kept = options.toSpliced(index, 1);
    const lettered = kept.map((option, at) => ({ ...option, letter: optionLetters[at] ?? option.letter }));
    const stillCorrect = kept.flatMap(({ letter }, at) =>
      correct.includes(letter) ? (optionLetters[at] ?? []) : [],
    );
    onChange(lettered, stillCorrect);
  }
  const next = optionLetters[options.length];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">
        {isSeveral ? 'Options, with the right ones ticked' : 'Options, with the right one chosen'}
      </legend>
      {options.map(({ letter, content }, index) => (
        <div key={letter} className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-2">
          <label className="flex min-h-12 items-center gap-2 rounded-md border border-line px-3 has-checked:border-correct has-checked:bg-correct-wash">
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              checked={correct.includes(letter)}
              aria-label={`Option ${letter} is right`}
              onChange={() => mark(letter)}
              className="size-5 accent-correct"
            />
            <b className="font-heading">{letter}</b>
          </label>
          <ContentField
            label={`Option ${letter}`}
            labelHidden
            content={content}
            onChange={(next) => onChange(options.with(index, { letter, content: next }), [...correct])}
          />
          <IconButton
            icon={X}
            label={`Remove option ${letter}`}
            disabled={options.length <= 2}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {next && (
        <Button
          variant="subtle"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...options, { letter: next, content: { text: '' } }], [...correct])}
        >
          Add option
        </Button>
      )}
    </fieldset>
  );
}

/** Options without a text yet. */
export const emptyOptions = (count: number): EditedOption[] =>
  optionLetters.slice(0, count).map((letter) => ({ letter, content: { text: '' } }));
