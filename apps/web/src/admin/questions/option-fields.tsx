import { optionLetters } from '@markwell/shared/vocabulary/options';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { QuestionImage } from '../../components/question/question-image.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import type { DraftOption, DraftProblems } from './question-draft.ts';

interface OptionFieldsProps {
  options: readonly DraftOption[];
  correctKey: string | null;
  problems: DraftProblems;
  onOptions: (options: DraftOption[]) => void;
  onCorrect: (key: string) => void;
}

const fewest = 2;

/** The options in the order of their letters, with one marked as correct. */
export function OptionFields({ options, correctKey, problems, onOptions, onCorrect }: OptionFieldsProps) {
  const name = useId();
  const added = useRef(0);
  const problem = problems['options'] ?? problems['correctLetter'];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Options and correct answer</legend>
      {options.map((option, index) => {
        const letter = optionLetters[index] ?? '';
        const text = `Option ${letter}`;
        return (
          <div key={option.key} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-2">
            <label className="flex min-h-12 items-center gap-2 rounded-md border border-line px-3 has-checked:border-correct has-checked:bg-correct-wash">
              <input
                type="radio"
                name={name}
                checked={option.key === correctKey}
                aria-label={`${text} is correct`}
                onChange={() => {
                  onCorrect(option.key);
                }}
                className="size-5 accent-correct"
              />
              <b className="font-heading">{letter}</b>
            </label>
            {option.picture ? (
              <div className="grid min-h-12 items-center">
                <QuestionImage
                  url={option.picture.url}
                  alt={option.picture.alt === '' ? text : option.picture.alt}
                  className="max-h-20"
                />
              </div>
            ) : (
              <Field label={text} labelHidden error={problems[`options.${String(index)}.text`]}>
                <TextInput
                  value={option.text}
                  onChange={({ target }) => {
                    onOptions(options.with(index, { ...option, text: target.value }));
                  }}
                />
              </Field>
            )}
            <IconButton
              icon={X}
              label={`Remove option ${letter}`}
              disabled={options.length <= fewest}
              onClick={() => {
                onOptions(options.toSpliced(index, 1));
              }}
            />
          </div>
        );
      })}
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-wrong">
          {problem}
        </p>
      )}
      {options.length < optionLetters.length && (
        <Button
          variant="subtle"
          size="small"
          className="justify-self-start"
          onClick={() => {
            added.current += 1;
            onOptions([...options, { key: `new-${String(added.current)}`, text: '', picture: null }]);
          }}
        >
          <Plus aria-hidden className="size-4" /> Add option
        </Button>
      )}
    </fieldset>
  );
}
