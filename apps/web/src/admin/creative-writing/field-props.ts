import type { FormErrors } from '../../components/forms/form-errors.ts';
import type { FieldName, QuestionValues } from './question-values.ts';

/** What a part of the question's form needs. */
export interface FieldProps {
  values: QuestionValues;
  problems: FormErrors;
  /** Takes what is typed into a field. */
  type: (name: FieldName) => (value: string) => void;
}
