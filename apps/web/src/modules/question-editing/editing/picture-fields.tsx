import { ChoosePicture } from '#modules/answers/editing/choose-picture.tsx';
import { PictureWithWords, wordsField } from '#modules/answers/editing/picture-with-words.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import type { QuestionEditor } from './use-question-form.ts';

interface PictureFieldsProps {
  editor: QuestionEditor;
  name: 'questionPicture' | 'solutionPicture';
  label: string;
  /** What the alternative text of a new picture is at first. */
  words: string;
}

/** The picture of the question or of the solution. */
export function PictureFields({ editor, name, label, words }: PictureFieldsProps) {
  const { form, addPicture } = editor;
  const image = form.watch(name);
  const choose = (file: File) =>
    form.choose(name, {
      picture: addPicture(file),
      alternativeText: image.alternativeText === '' ? words : image.alternativeText,
    });
  if (!image.picture) {
    return <ChoosePicture label={label} prompt={`Add ${label.toLowerCase()}`} onChoose={choose} />;
  }
  return (
    <PictureWithWords
      label={label}
      url={image.picture.url}
      onReplace={choose}
      onRemove={() => form.choose(name, { picture: null, alternativeText: '' })}
    >
      <Field {...wordsField} {...form.field(`${name}.alternativeText`)}>
        <TextInput aria-label={`Alternative text: ${label}`} />
      </Field>
    </PictureWithWords>
  );
}
