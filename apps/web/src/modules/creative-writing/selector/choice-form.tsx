import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BriefCountsDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import type { ExamTypeDto, SubjectDto } from '@markwell/shared/subjects/subjects.contract';
import {
  creativeDifficulties,
  creativeDifficultyNames,
  type CreativeDifficulty,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { SubjectIcon } from '#ui/display/subject-icon.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SelectOptions } from '#ui/inputs/select-options.tsx';
import { countOf } from '#lib/format.ts';
import { countsOf, noChoice, type Choice } from './selection.ts';

interface ChoiceFormProps {
  examTypes: readonly ExamTypeDto[] | undefined;
  /** The subjects of the chosen stage that offer creative writing. */
  subjects: readonly SubjectDto[] | undefined;
  /** Undefined while not known. */
  counts: readonly BriefCountsDto[] | undefined;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The two dropdowns of the selector, each with a confirmation line, and the difficulty. */
export function ChoiceForm({ examTypes, subjects, counts, choice, onChange }: ChoiceFormProps) {
  const { examTypeId, subjectId, difficulty } = choice;
  const examType = examTypes?.find(({ id }) => id === examTypeId);
  const subject = subjects?.find(({ id }) => id === subjectId);
  const hasBriefs = ({ id }: SubjectDto) => countsOf(counts, { examTypeId, subjectId: id }) !== null;
  const isEmpty = examType !== undefined && subjects !== undefined && !subjects.some(hasBriefs);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        label="Exam Preparation"
        hint={examType && <Confirmation>You are preparing for {examType.name}</Confirmation>}
      >
        <Select
          value={examTypeId}
          onChange={(event) => onChange({ ...noChoice, examTypeId: event.target.value })}
        >
          <option value="">{examTypes ? 'Choose your exam' : 'Loading…'}</option>
          <SelectOptions choices={(examTypes ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
        </Select>
      </Field>
      <Field
        label="Subject"
        hint={
          subject ? (
            <Confirmation>You will write for {subject.name}</Confirmation>
          ) : isEmpty ? (
            'There is no creative writing for this exam yet. Please choose another exam.'
          ) : undefined
        }
      >
        <Select
          value={subjectId}
          disabled={examTypeId === ''}
          icon={subject && <SubjectIcon icon={subject.icon} className="size-5" />}
          onChange={(event) => {
            const chosen = countsOf(counts, { examTypeId, subjectId: event.target.value });
            onChange({
              ...noChoice,
              examTypeId,
              subjectId: event.target.value,
              difficulty: nearestDifficulty(chosen, difficulty),
            });
          }}
        >
          <option value="">
            {examTypeId === '' ? 'Choose your exam first' : subjects ? 'Choose a subject' : 'Loading…'}
          </option>
          {subjects?.map((each) => (
            <option key={each.id} value={each.id} disabled={!hasBriefs(each)}>
              {hasBriefs(each) ? each.name : `${each.name} (no challenges yet)`}
            </option>
          ))}
        </Select>
      </Field>
      {subject && (
        <RadioChips
          legend="Difficulty"
          className="sm:col-span-2"
          choices={creativeDifficulties.map((each) => {
            const count = countsOf(counts, choice)?.[each];
            return {
              value: each,
              label: creativeDifficultyNames[each],
              hint: count && briefsText(count),
              disabled: count?.total === 0,
            };
          })}
          value={difficulty}
          onChange={(next) => onChange({ ...choice, difficulty: next, brief: null })}
        />
      )}
    </div>
  );
}

type Counts = BriefCountsDto['counts'];

function briefsText({ total, unanswered }: Counts[CreativeDifficulty]): string {
  if (total === 0) return 'none yet';
  return `${countOf(total, 'brief')}, ${unanswered === 0 ? 'all done' : `${String(unanswered)} new`}`;
}

/** This difficulty, or the easiest that the subject has when it has none of this one. */
function nearestDifficulty(
  counts: Counts | null | undefined,
  difficulty: CreativeDifficulty,
): CreativeDifficulty {
  if (!counts || counts[difficulty].total > 0) return difficulty;
  return creativeDifficulties.find((each) => counts[each].total > 0) ?? difficulty;
}

function Confirmation({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 font-medium text-correct">
      <CircleCheck aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      <span>{children}</span>
    </span>
  );
}
