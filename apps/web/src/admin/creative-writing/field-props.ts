import type { FormErrors } from '../../components/forms/form-errors.ts';
import type { FieldName, QuestionValues } from './question-values.ts';

/** The props of each part of the question form. */
export interface FieldProps {
  values: QuestionValues;
  problems: FormErrors;
  /** Returns the change handler of a field. */
  type: (name: FieldName) => (value: string) => void;
}
