import { compareFileNames } from '@markwell/shared/rules/text/sort-file-names';
import { checkUpload, uploadQuestions, uploadRapidFire } from '@markwell/shared/admin/upload/upload.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type FileToSend } from '../../lib/api/client.ts';
import { bodyOf, type PickedImage, type UploadForm } from './upload-form.ts';

/** The pasted questions that are already in the question bank. */
export function useDuplicates(
  { kind, questionText }: Pick<UploadForm, 'kind' | 'questionText'>,
  enabled: boolean,
) {
  return useQuery({
    queryKey: [checkUpload.path, kind, questionText],
    queryFn: ({ signal }) => call(checkUpload, { body: { kind, questionText } }, { signal }),
    enabled,
    gcTime: 0,
  });
}

const toSend = (fieldName: string, images: readonly PickedImage[]): FileToSend[] =>
  images
    .map(({ file }) => ({ fieldName, file }))
    .toSorted((one, other) => compareFileNames(one.file.name, other.file.name));

interface Sending {
  form: UploadForm;
  /** The same for every attempt to send the same form. */
  idempotencyKey: string;
}

/** Sends the form; `share` is how much of it has been sent, from 0 to 1. */
export function useUpload() {
  const [share, setShare] = useState(0);
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ form, idempotencyKey }: Sending) => {
      const { questionContentType, solutionType } = form;
      const files = [
        ...(questionContentType === 'text' ? [] : toSend('questionImages', form.questionImages)),
        ...(solutionType === 'text' ? [] : toSend('solutionImages', form.solutionImages)),
      ];
      setShare(0);
      const options = { files, idempotencyKey, onUploadProgress: setShare };
      const body = bodyOf(form);
      return form.kind === 'regular'
        ? call(uploadQuestions, { body: { ...body, difficulty: form.difficulty } }, options)
        : call(
            uploadRapidFire,
            { body: { ...body, level: form.level, timeLimit: Number(form.timeLimit) } },
            options,
          );
    },
    // New topics and counts appear on many pages, so every query is refreshed.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return { ...mutation, share };
}
