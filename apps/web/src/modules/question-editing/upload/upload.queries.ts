import { readUpload } from '@markwell/shared/question-editing/upload/read-upload';
import {
  checkUpload,
  uploadQuestions,
  uploadRapidFire,
} from '@markwell/shared/question-editing/upload/upload.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call, type FileToSend } from '#lib/api/client.ts';
import {
  contentOf,
  rapidFireBodyOf,
  regularBodyOf,
  sentNameOf,
  shownErrors,
  shownImages,
  type PickedImage,
  type UploadValues,
} from './upload-form.ts';

/** The pasted questions that are already in the question bank. Asks once the text can be read. */
export function useExistingQuestions(values: UploadValues) {
  const { kind, questionContentType, questionText } = values;
  const isReadable = useMemo(() => shownErrors(values, readUpload(contentOf(values))).length === 0, [values]);
  const hasText = questionContentType !== 'image' && questionText.trim() !== '';
  const { data } = useQuery({
    queryKey: [checkUpload.path, kind, questionText],
    queryFn: ({ signal }) => call(checkUpload, { body: { kind, questionText } }, { signal }),
    enabled: hasText && isReadable,
    gcTime: 0,
  });
  return hasText && data ? data.existing : [];
}

const toSend = (fieldName: string, images: readonly PickedImage[]): FileToSend[] =>
  images.map((image) => {
    const { file } = image;
    const name = sentNameOf(image);
    return { fieldName, file: name === file.name ? file : new File([file], name, { type: file.type }) };
  });

interface Upload {
  values: UploadValues;
  /** The same for every attempt to send the same values. */
  idempotencyKey: string;
}

/** Sends the questions; `share` is how much of them has been sent, from 0 to 1. */
export function useUpload() {
  const [share, setShare] = useState(0);
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ values, idempotencyKey }: Upload) => {
      const { questionImages, solutionImages } = shownImages(values);
      const files = [
        ...(values.questionContentType === 'text' ? [] : toSend('questionImages', questionImages)),
        ...(values.solutionType === 'text' ? [] : toSend('solutionImages', solutionImages)),
      ];
      setShare(0);
      const options = { files, idempotencyKey, onUploadProgress: setShare };
      return values.kind === 'regular'
        ? call(uploadQuestions, { body: regularBodyOf(values) }, options)
        : call(uploadRapidFire, { body: rapidFireBodyOf(values) }, options);
    },
    // New topics and counts appear on many pages, so every query is refreshed.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return { ...mutation, share };
}
