import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamTypeDto, SubjectDto } from '@markwell/shared/features/subjects/subjects.contract';
import { SubjectIcon } from '#components/question/subject-icon.tsx';
import { Field } from '#components/ui/inputs/field.tsx';
import { Select } from '#components/ui/inputs/select.tsx';
import { SelectOptions } from '#components/ui/inputs/select-options.tsx';

export interface Choice {
  examTypeId: string;
  subjectId: string;
}

interface ChoiceFormProps {
  examTypes: readonly ExamTypeDto[] | undefined;
  /** The subjects of the chosen exam type that offer creative writing. */
  subjects: readonly SubjectDto[] | undefined;
  /** Empty text while nothing is chosen. */
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const choicesOf = (items: readonly { id: string; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** The two dropdowns of the selector, each with a confirmation line (spec 2 §2.5). */
export function ChoiceForm({ examTypes, subjects, choice, onChange }: ChoiceFormProps) {
  const examType = examTypes?.find(({ id }) => id === choice.examTypeId);
  const subject = subjects?.find(({ id }) => id === choice.subjectId);
  const isEmpty = examType !== undefined && subjects?.length === 0;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        label="Exam Preparation"
        hint={examType && <Confirmation>You are preparing for {examType.name}</Confirmation>}
      >
        <Select
          value={choice.examTypeId}
          onChange={(event) => {
            onChange({ examTypeId: event.target.value, subjectId: '' });
          }}
        >
          <option value="">{examTypes ? 'Choose your exam' : 'Loading…'}</option>
          <SelectOptions choices={choicesOf(examTypes)} />
        </Select>
      </Field>
      <Field
        label="Subject"
        hint={
          subject ? (
            <Confirmation>You will write for {subject.name}</Confirmation>
          ) : isEmpty ? (
            'This exam has no English or writing subject yet; please choose another.'
          ) : undefined
        }
      >
        <Select
          value={choice.subjectId}
          disabled={choice.examTypeId === ''}
          icon={subject && <SubjectIcon icon={subject.icon} className="size-5" />}
          onChange={(event) => {
            onChange({ ...choice, subjectId: event.target.value });
          }}
        >
          <option value="">
            {choice.examTypeId === '' ? 'Choose your exam first' : subjects ? 'Choose a subject' : 'Loading…'}
          </option>
          <SelectOptions choices={choicesOf(subjects)} />
        </Select>
      </Field>
    </div>
  );
}

function Confirmation({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 font-medium text-correct">
      <CircleCheck aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      <span>{children}</span>
    </span>
  );
}
