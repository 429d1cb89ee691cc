import type { FormProblems } from '../../components/admin/form-problems.ts';
import type { FieldName, QuestionValues } from './question-values.ts';

/** What a part of the question's form needs. */
export interface FieldProps {
  values: QuestionValues;
  problems: FormProblems;
  /** Takes what is typed into a field. */
  type: (name: FieldName) => (value: string) => void;
}
