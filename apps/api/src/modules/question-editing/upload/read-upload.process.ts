import { findDuplicates, type Duplicate } from '@markwell/shared/question-editing/upload/duplicates';
import { readUpload } from '@markwell/shared/question-editing/upload/read-upload';
import type {
  UploadContent,
  UploadParseResult,
} from '@markwell/shared/question-editing/upload/upload-content';
import { answerInProcess } from '#platform/reading/answer-in-process.ts';

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
