import type { UploadError } from '@markwell/shared/question-editing/upload/upload-error';
import type { UploadForm, UploadValues } from '../upload-form.ts';

/** The props of each part of the form. */
export interface PartProps {
  form: UploadForm;
  values: UploadValues;
  /** The problems of the whole upload. */
  errors: readonly UploadError[];
}
