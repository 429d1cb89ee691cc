import { Field } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Select } from '../ui/select.tsx';
import type { FormErrors } from '../forms/form-errors.ts';
import { useCurriculum } from './use-curriculum.ts';

export interface Classification {
  examTypeId: string;
  subjectId: string;
  topicId: string;
}

export const emptyClassification: Classification = { examTypeId: '', subjectId: '', topicId: '' };

interface CurriculumFieldsProps {
  place: Classification;
  /** Called with a new stage without subject and topic, or a new subject without topic. */
  onChange: (place: Classification) => void;
  problems?: FormErrors | undefined;
  /** The last field that is shown. */
  depth: 'stage' | 'subject' | 'topic';
  /** Marks required fields with a star, for forms that also have optional ones. */
  marksRequired?: boolean | undefined;
}

const requiredMark = "after:text-wrong after:content-['_*']";

/** Exam type, subject and topic as form fields; each is enabled once the one before is chosen. */
export function ClassificationFields(props: CurriculumFieldsProps) {
  const { place, onChange, problems = {}, depth, marksRequired = false } = props;
  const { stages, subjects, topics, isError, retry } = useCurriculum(place);
  const fields = [
    {
      name: 'examTypeId',
      label: 'Exam type',
      nothing: 'Select an exam type',
      choices: stages,
      isWaiting: false,
      choose: (examTypeId: string) => ({ ...emptyClassification, examTypeId }),
    },
    {
      name: 'subjectId',
      label: 'Subject',
      nothing: 'Select a subject',
      choices: subjects,
      isWaiting: place.examTypeId === '',
      choose: (subjectId: string) => ({ ...place, subjectId, topicId: '' }),
    },
    {
      name: 'topicId',
      label: 'Topic',
      nothing: 'No topic',
      choices: topics,
      isWaiting: place.subjectId === '',
      choose: (topicId: string) => ({ ...place, topicId }),
    },
  ] as const;
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
      {fields.slice(0, { stage: 1, subject: 2, topic: 3 }[depth]).map((field) => (
        <Field
          key={field.name}
          label={
            <span className={marksRequired && field.name !== 'topicId' ? requiredMark : undefined}>
              {field.label}
            </span>
          }
          required={field.name !== 'topicId'}
          error={problems[field.name]}
        >
          <Select
            name={field.name}
            value={place[field.name]}
            disabled={field.isWaiting}
            onChange={({ target }) => {
              onChange(field.choose(target.value));
            }}
          >
            <option value="">{field.nothing}</option>
            {field.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </>
  );
}
