import type { Problems, UploadForm } from '../upload-form.ts';

/** What each part of the form gets. */
export interface PartProps {
  form: UploadForm;
  problems: Problems;
  onChange: (change: Partial<UploadForm>) => void;
}
