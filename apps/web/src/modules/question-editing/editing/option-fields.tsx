import { optionLetters } from '@markwell/shared/answers/option-letters';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { FieldError } from '#ui/inputs/field-error.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { ChoosePicture } from '#modules/answers/editing/choose-picture.tsx';
import { FormulaPreview } from '#modules/question-bank/formula-preview.tsx';
import { PictureWithWords, wordsField } from '#modules/answers/editing/picture-with-words.tsx';
import type { QuestionEditor } from './use-question-form.ts';

const fewest = 2;

/** The options in the order of their letters, with one marked as correct. */
export function OptionFields({ editor: { form, addPicture } }: { editor: QuestionEditor }) {
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

  function choosePicture(index: number, label: string, file: File) {
    const changed = options.map((option, each) =>
      each === index
        ? {
            ...option,
            picture: addPicture(file),
            alternativeText: option.alternativeText === '' ? label : option.alternativeText,
          }
        : option,
    );
    form.choose('options', changed);
  }

  const removePicture = (index: number) =>
    form.choose(
      'options',
      options.map((option, each) =>
        each === index ? { ...option, picture: null, alternativeText: '' } : option,
      ),
    );

  return (
    <fieldset className="grid gap-2" aria-invalid={problem !== undefined}>
      <legend className="mb-1.5 font-medium">Options and correct answer</legend>
      {options.map((option, index) => {
        const letter = optionLetters[index];
        if (!letter) return null;
        const text = `Option ${letter}`;
        const pictureLabel = `Picture for option ${letter}`;
        return (
          <div key={option.key} className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-2">
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
              <PictureWithWords
                key={option.key}
                label={pictureLabel}
                url={option.picture.url}
                onReplace={(file) => choosePicture(index, pictureLabel, file)}
                onRemove={() => removePicture(index)}
                removeLabel="Use text"
              >
                <Field {...wordsField} {...form.field(`options.${index}.alternativeText`)}>
                  <TextInput aria-label={`Alternative text: ${pictureLabel}`} />
                </Field>
              </PictureWithWords>
            ) : (
              <div className="grid min-w-0 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
                <div>
                  <Field label={text} labelHidden {...form.field(`options.${index}.text`)}>
                    <TextInput value={option.text} />
                  </Field>
                  <FormulaPreview
                    form={form}
                    name={`options.${index}.text`}
                    label={`Preview of option ${letter}`}
                  />
                </div>
                <ChoosePicture
                  label={pictureLabel}
                  onChoose={(file) => choosePicture(index, pictureLabel, file)}
                />
              </div>
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
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
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
              { key: `new-${String(added.current)}`, text: '', picture: null, alternativeText: '' },
            ]);
          }}
        >
          <Plus aria-hidden className="size-4" /> Add option
        </Button>
      )}
    </fieldset>
  );
}
