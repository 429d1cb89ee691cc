import { findDuplicates, type Duplicate } from '@markwell/shared/admin/upload/duplicates';
import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import type { UploadContent, UploadParseResult } from '@markwell/shared/admin/upload/upload-content';
import { answerInProcess } from '../../domain/reading/answer-in-process.ts';

/** A text of a few megabytes can have a million errors, and nobody reads them all. */
const maxErrors = 200;

/** What an upload has: its questions when there is no error, and those that are in it twice. */
export interface ReadUpload extends Pick<UploadParseResult, 'questions' | 'errors'> {
  duplicates: Duplicate[];
}

answerInProcess((content: UploadContent): ReadUpload => {
  const { questions, errors } = readUpload(content);
  return errors.length > 0
    ? { questions: [], errors: errors.slice(0, maxErrors), duplicates: [] }
    : { questions, errors, duplicates: findDuplicates(questions) };
});
