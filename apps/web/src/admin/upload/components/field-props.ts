import type { UploadFormErrors, UploadForm } from '../upload-form.ts';

/** The props of each part of the form. */
export interface PartProps {
  form: UploadForm;
  problems: UploadFormErrors;
  onChange: (change: Partial<UploadForm>) => void;
}
