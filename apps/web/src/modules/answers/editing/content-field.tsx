import type { ItemContent } from '@markwell/shared/answers/item-content';
import type { ShownPicture } from '@markwell/shared/answers/pictures';
import { use } from 'react';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { AddPicture } from './new-pictures.ts';
import { PictureWithWords, wordsField } from './picture-with-words.tsx';

interface ContentFieldProps {
  /** 'Option A', 'Prompt 1'. */
  label: string;
  /** Whether the label is for screen readers only. */
  labelHidden?: boolean;
  content: ItemContent;
  onChange: (content: ItemContent) => void;
}

/** The text of an option or an item, or its picture with an alternative text. */
export function ContentField({ label, labelHidden = false, content, onChange }: ContentFieldProps) {
  const addPicture = use(AddPicture);
  const pictureLabel = `Picture for ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  function choose(file: File, alternativeText: string) {
    const added = addPicture?.(file);
    if (added) onChange(pictureContent({ imageId: added.pictureId, alternativeText, address: added.url }));
  }
  if ('text' in content) {
    return (
      <div className="grid min-w-0 items-end gap-2 self-start sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={label} labelHidden={labelHidden}>
          <TextInput value={content.text} onChange={({ target }) => onChange({ text: target.value })} />
        </Field>
        {addPicture && <ChoosePicture label={pictureLabel} onChoose={(file) => choose(file, pictureLabel)} />}
      </div>
    );
  }
  const picture: ShownPicture = content.picture;
  const words = picture.alternativeText ?? '';
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      {!labelHidden && <p className="font-medium">{label}</p>}
      <PictureWithWords
        label={pictureLabel}
        url={picture.address ?? ''}
        onReplace={(file) => choose(file, words)}
        onRemove={() => onChange({ text: '' })}
        removeLabel="Use text"
      >
        <Field {...wordsField} error={words.trim() === '' ? 'Please describe the picture' : undefined}>
          <TextInput
            aria-label={`Alternative text: ${pictureLabel}`}
            value={words}
            onChange={({ target }) => onChange(pictureContent({ ...picture, alternativeText: target.value }))}
          />
        </Field>
      </PictureWithWords>
    </div>
  );
}

/** While it is edited, a picture has its address. */
const pictureContent = (picture: ShownPicture): ItemContent => ({ picture });
