import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useCurriculum } from './use-curriculum.ts';

export interface Classification {
  examTypeId: string;
  subjectId: string;
  topicId: string;
}

export const emptyClassification: Classification = { examTypeId: '', subjectId: '', topicId: '' };

interface ClassificationFieldsProps<Values extends FieldValues, Body> {
  form: ContractForm<Values, Body>;
  /** The names of the form's fields: the stage, then perhaps the subject, then perhaps the topic. */
  names: readonly FieldPath<Values>[];
  /** Marks required fields with a star, for forms that also have optional ones. */
  marksRequired?: boolean | undefined;
}

const requiredMark = "after:text-wrong after:content-['_*']";

/**
 * Stage (the label says exam type), subject and topic as form fields. Each is enabled once the one before is chosen, and
 * cleared when that one changes.
 */
export function ClassificationFields<Values extends FieldValues, Body>(
  props: ClassificationFieldsProps<Values, Body>,
) {
  const { form, names, marksRequired = false } = props;
  const [examTypeId = '', subjectId = ''] = names.map((name) => String(form.watch(name)));
  const { stages, subjects, topics, isError, retry } = useCurriculum({ examTypeId, subjectId });
  const fields = [
    { label: 'Exam type', nothing: 'Select an exam type', choices: stages, isRequired: true },
    { label: 'Subject', nothing: 'Select a subject', choices: subjects, isRequired: true },
    { label: 'Topic', nothing: 'No topic', choices: topics, isRequired: false },
  ];

  function choose(index: number, id: string) {
    for (const [position, name] of names.entries()) {
      if (position < index) continue;
      const value = position === index ? id : '';
      form.choose(name, value as FieldPathValue<Values, typeof name>);
    }
  }

  return (
    <>
      {isError && (
        <p role="alert" className="col-span-full text-wrong">
          Failed to load exam types and subjects.{' '}
          <LinkButton className="min-h-0" onClick={retry}>
            Try Again
          </LinkButton>
        </p>
      )}
      {names.map((name, index) => {
        const field = fields[index];
        const before = names[index - 1];
        if (!field) return null;
        return (
          <Field
            key={name}
            label={
              <span className={marksRequired && field.isRequired ? requiredMark : undefined}>
                {field.label}
              </span>
            }
            required={field.isRequired}
            {...form.field(name)}
          >
            <Select
              value={form.watch(name)}
              disabled={before !== undefined && form.watch(before) === ''}
              choices={field.choices}
              onChange={({ target }) => choose(index, target.value)}
            >
              <option value="">{field.nothing}</option>
            </Select>
          </Field>
        );
      })}
    </>
  );
}
