import type { UploadForm, UploadValues } from '../upload-form.ts';

/** The props of each part of the form. */
export interface PartProps {
  form: UploadForm;
  values: UploadValues;
}
