import { maxImageBytes } from '@markwell/shared/media/media.vocabulary';
import { createContext, useEffect, useState } from 'react';
import type { FileToSend } from '#lib/api/client.ts';

/** A stored picture, or a new one whose address is valid in this browser only. */
export interface DraftPicture {
  pictureId: string;
  url: string;
}

const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The `accept` of a control to choose a picture. */
export const pictureTypes = acceptedTypes.join(',');

/** What is wrong with a chosen file; undefined for nothing. */
export function pictureProblem({ name, type, size }: File): string | undefined {
  if (!acceptedTypes.includes(type)) {
    return `${name} is not a supported image. Please use JPEG, PNG, WebP or GIF.`;
  }
  return size > maxImageBytes ? `${name} is larger than 5 MB` : undefined;
}

/** Adds a picture to the form around the parts of a question; null where pictures cannot be added. */
export const AddPicture = createContext<((file: File) => DraftPicture) | null>(null);

/** The files that were chosen since the form was opened. They stay when saving fails. */
export function useNewPictures() {
  const [chosen] = useState(() => new Map<string, { file: File; url: string }>());
  useEffect(
    () => () => {
      for (const { url } of chosen.values()) URL.revokeObjectURL(url);
    },
    [chosen],
  );
  return {
    add(file: File): DraftPicture {
      const [pictureId, url] = [crypto.randomUUID(), URL.createObjectURL(file)];
      chosen.set(pictureId, { file, url });
      return { pictureId, url };
    },
    filesOf: (ids: readonly (string | undefined)[]): FileToSend[] =>
      ids.flatMap((id) => {
        const picture = id === undefined ? undefined : chosen.get(id);
        return id !== undefined && picture ? [{ fieldName: id, file: picture.file }] : [];
      }),
  };
}
