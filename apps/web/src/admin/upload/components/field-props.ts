import type { FieldProblems } from '../../../components/forms/schema-problems.ts';
import type { UploadForm } from '../upload-form.ts';

/** The props of each part of the form. */
export interface PartProps {
  form: UploadForm;
  problems: FieldProblems;
  onChange: (change: Partial<UploadForm>) => void;
}
