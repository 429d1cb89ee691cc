import type { UploadFormErrors, UploadForm } from '../upload-form.ts';

/** What each part of the form gets. */
export interface PartProps {
  form: UploadForm;
  problems: UploadFormErrors;
  onChange: (change: Partial<UploadForm>) => void;
}
