import { picturesOf } from '@markwell/shared/answers/pictures';
import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import type { NewMediaFile } from '#modules/media/media-files.repository.ts';
import type { WriteMedia } from '#modules/media/media-writer.ts';

/** A stored picture whose row is not written yet, with the id that the edit gave it. */
interface StoredPicture {
  pictureId: string;
  file: NewMediaFile;
}

/** Stores the new pictures that an edit uses. Throws like `WriteMedia`; other files are ignored. */
export function storePictures(
  writeMedia: Pick<WriteMedia, 'image'>,
  { questionPicture, solutionPicture, options, parts = [] }: QuestionEdit,
  files: readonly ReceivedFile[],
): Promise<StoredPicture[]> {
  const pictures = [
    questionPicture,
    solutionPicture,
    ...options.map((option) => (option.contentType === 'IMAGE' ? option : null)),
    ...picturesOf(parts).map(({ imageId, alternativeText }) => ({ pictureId: imageId, alternativeText })),
  ];
  return Promise.all(
    files.flatMap((file) => {
      const picture = pictures.find((each) => each?.pictureId === file.fieldName);
      if (!picture) return [];
      const stored = writeMedia.image(file, picture.alternativeText ?? '');
      return [stored.then((image) => ({ pictureId: file.fieldName, file: image }))];
    }),
  );
}
