import { optionLetters } from '@markwell/shared/vocabulary/options';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { QuestionImage } from '../../components/question/question-image.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { Field } from '../../components/ui/inputs/field.tsx';
import { IconButton } from '../../components/ui/actions/icon-button.tsx';
import { TextInput } from '../../components/ui/inputs/text-input.tsx';
import type { QuestionForm } from './use-question-form.ts';

const fewest = 2;

/** The options in the order of their letters, with one marked as correct. */
export function OptionFields({ form }: { form: QuestionForm }) {
  const added = useRef(0);
  const [options, correctLetter] = form.watch(['options', 'correctLetter']);
  const { error: problem, binding } = form.field('correctLetter');

  function remove(index: number) {
    form.choose('options', options.toSpliced(index, 1));
    // The letters of the options after it change.
    const correct = optionLetters.findIndex((letter) => letter === correctLetter);
    if (correct >= index) {
      form.choose('correctLetter', correct === index ? '' : (optionLetters[correct - 1] ?? ''));
    }
  }

  return (
    <fieldset className="grid gap-2" aria-invalid={problem !== undefined}>
      <legend className="mb-1.5 font-medium">Options and correct answer</legend>
      {options.map((option, index) => {
        const letter = optionLetters[index];
        if (!letter) return null;
        const text = `Option ${letter}`;
        return (
          <div key={option.key} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-2">
            <label className="flex min-h-12 items-center gap-2 rounded-md border border-line px-3 has-checked:border-correct has-checked:bg-correct-wash">
              <input
                type="radio"
                name={binding.name}
                checked={letter === correctLetter}
                aria-label={`${text} is correct`}
                onChange={() => form.choose('correctLetter', letter)}
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
              <Field label={text} labelHidden {...form.field(`options.${index}.text`)}>
                <TextInput value={option.text} />
              </Field>
            )}
            <IconButton
              icon={X}
              label={`Remove option ${letter}`}
              disabled={options.length <= fewest}
              onClick={() => remove(index)}
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
            form.choose('options', [
              ...options,
              { key: `new-${String(added.current)}`, text: '', picture: null },
            ]);
          }}
        >
          <Plus aria-hidden className="size-4" /> Add option
        </Button>
      )}
    </fieldset>
  );
}
