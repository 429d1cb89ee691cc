import { X } from 'lucide-react';
import { QuestionImage } from '#modules/answers/content/question-image.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import type { QuestionEditor } from './use-question-form.ts';
import type { DraftPicture } from './use-new-pictures.ts';

interface PictureWithWordsProps {
  /** 'Question picture', 'Picture for option A'. */
  label: string;
  picture: DraftPicture;
  field: { error: string | undefined; binding: FieldBinding };
  onReplace: (file: File) => void;
  onRemove: () => void;
  removeLabel?: string;
}

/** A picture with its alternative text; it can be replaced and removed. */
export function PictureWithWords(props: PictureWithWordsProps) {
  const { label, picture, field, onReplace, onRemove, removeLabel = 'Remove' } = props;
  return (
    <div className="grid min-w-0 gap-3 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <QuestionImage url={picture.url} alt={label} maxHeight="160px" className="justify-self-start" />
      <div className="grid min-w-0 content-start gap-3">
        <Field
          label="Alternative text"
          hint="What the picture shows, for pupils who cannot see it"
          {...field}
        >
          <TextInput aria-label={`Alternative text: ${label}`} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <ChoosePicture label={`Replace: ${label}`} prompt="Replace" onChoose={onReplace} />
          <Button variant="subtle" size="small" aria-label={`${removeLabel}: ${label}`} onClick={onRemove}>
            <X aria-hidden className="size-4" /> {removeLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}

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
      picture={image.picture}
      field={form.field(`${name}.alternativeText`)}
      onReplace={choose}
      onRemove={() => form.choose(name, { picture: null, alternativeText: '' })}
    />
  );
}
