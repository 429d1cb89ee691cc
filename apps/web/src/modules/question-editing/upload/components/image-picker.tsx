import { compareFileNames } from '@markwell/shared/text/sort-file-names';
import { maxImages } from '@markwell/shared/question-bank/upload-limits';
import { maxImageBytes } from '@markwell/shared/media/media.vocabulary';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { maxAlternativeText } from '@markwell/shared/question-editing/upload/alternative-texts';
import { formatPlace, placeInFileName } from '@markwell/shared/question-editing/upload/picture-places';
import { FileDrop } from '#ui/admin/file-drop.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import type { PickedImage } from '../upload-form.ts';
import { usePictureDrag } from './picture-drag.tsx';

interface ImagePickerProps {
  label: string;
  hint: string;
  name: 'questionImages' | 'solutionImages';
  /** Whether each picture can be given a place: Q3, Q3A, S3. */
  hasPlaces: boolean;
  images: readonly PickedImage[];
  error: string | undefined;
  onChange: (images: PickedImage[]) => void;
}

/** The place that the file name gives, or an example of one. */
function placeText(fileName: string, field: ImagePickerProps['name']): string {
  const place = placeInFileName(fileName);
  if (place) return `Place: ${formatPlace(place)} (from the name)`;
  return field === 'questionImages' ? 'Place: Q3, or Q3A for option A' : 'Place: S3';
}

const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size;

/** Selects several pictures, sorted by file name, each with a thumbnail and a button to remove it. */
export function ImagePicker({ label, hint, name, hasPlaces, images, error, onChange }: ImagePickerProps) {
  const { dragProps } = usePictureDrag();
  const [refused, setRefused] = useState<string>();

  function add(files: readonly File[]) {
    const tooLarge = files.find(({ size }) => size > maxImageBytes);
    const fresh = files.filter(
      (file) => file.size <= maxImageBytes && !images.some((image) => isSame(image.file, file)),
    );
    const all = [...images, ...fresh.map((file) => ({ file, url: URL.createObjectURL(file) }))];
    setRefused(
      tooLarge
        ? `${tooLarge.name} is larger than 5 MB`
        : all.length > maxImages
          ? `Please choose at most ${String(maxImages)} images at a time`
          : undefined,
    );
    onChange(
      all.toSorted((one, other) => compareFileNames(one.file.name, other.file.name)).slice(0, maxImages),
    );
  }

  function remove(image: PickedImage) {
    setRefused(undefined);
    URL.revokeObjectURL(image.url);
    onChange(images.filter((each) => each !== image));
  }

  const change = (image: PickedImage, part: Partial<PickedImage>) =>
    onChange(images.map((each) => (each === image ? { ...image, ...part } : each)));

  return (
    <div className="grid gap-2">
      <FileDrop
        label={label}
        hint={hint}
        prompt={images.length === 0 ? 'Choose images' : 'Add more images'}
        icon={ImagePlus}
        name={name}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        error={refused ?? error}
        onFiles={add}
      />
      {images.length > 0 && (
        <ol
          aria-label={`${label}, in order`}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-2"
        >
          {images.map((image, index) => (
            <li
              key={image.url}
              {...(hasPlaces && dragProps({ field: name, url: image.url }))}
              className="relative grid gap-1 rounded-md border border-line bg-card p-2"
            >
              <img src={image.url} alt="" className="h-20 w-full rounded-sm bg-picture object-contain" />
              <span className="truncate text-xs text-ink-soft" title={image.file.name}>
                {index + 1}. {image.file.name}
              </span>
              {hasPlaces && (
                <TextInput
                  aria-label={`Place of ${image.file.name}`}
                  placeholder={placeText(image.file.name, name)}
                  value={image.place ?? ''}
                  maxLength={8}
                  autoComplete="off"
                  className="min-h-11! text-sm!"
                  onChange={({ target }) => change(image, { place: target.value })}
                />
              )}
              <TextInput
                aria-label={`Alternative text of ${image.file.name}`}
                placeholder="Alternative text (optional)"
                value={image.alternativeText ?? ''}
                maxLength={maxAlternativeText}
                className="min-h-11! text-sm!"
                onChange={({ target }) => change(image, { alternativeText: target.value })}
              />
              <IconButton
                icon={X}
                label={`Remove ${image.file.name}`}
                className="absolute top-1 right-1 bg-card"
                onClick={() => remove(image)}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
