import { paperDifficulties, paperYears } from '@markwell/shared/vocabulary/past-papers';
import type { FilterChoice } from '../../components/admin/filter-select.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RadioChips } from '../../components/ui/chips.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import type { FieldErrors } from '../../components/forms/field-errors.ts';
import type { PaperDraft } from './paper-draft.ts';
import { useStages, useSubjectsOf } from './past-papers.queries.ts';

interface PaperFieldsProps {
  draft: PaperDraft;
  problems: FieldErrors;
  onChange: (change: Partial<PaperDraft>) => void;
}

const difficultyChoices = paperDifficulties.map((difficulty) => ({ value: difficulty, label: difficulty }));
const accessChoices = [
  { value: 'free', label: 'Free' },
  { value: 'premium', label: 'Premium' },
] as const;

const numbers = [
  { name: 'paperNumber', label: 'Paper number' },
  { name: 'totalQuestions', label: 'Total questions' },
  { name: 'duration', label: 'Duration (minutes)' },
  { name: 'maxMarks', label: 'Max marks' },
] as const;

const options = (choices: readonly FilterChoice[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Banner
      tone="error"
      className="sm:col-span-2"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {message}
    </Banner>
  );
}

/** The fields of a paper's details (spec 3 §3). Changing the stage clears the subject. */
export function PaperFields({ draft, problems, onChange }: PaperFieldsProps) {
  const { stages, isPending, isError, retry } = useStages();
  const subjects = useSubjectsOf(draft.stageId);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isError && <LoadFailure message="Error loading data" onRetry={retry} />}
      {subjects.isError && (
        <LoadFailure message="Error loading subjects for selected exam type" onRetry={subjects.retry} />
      )}
      <Field label="Title" required className="sm:col-span-2" error={problems['title']}>
        <TextInput
          name="title"
          autoComplete="off"
          maxLength={200}
          value={draft.title}
          onChange={({ target }) => {
            onChange({ title: target.value });
          }}
        />
      </Field>
      <Field label="Stage" required error={problems['stageId']}>
        <Select
          name="stageId"
          disabled={isPending}
          value={draft.stageId}
          onChange={({ target }) => {
            onChange({ stageId: target.value, subjectId: '' });
          }}
        >
          <option value="">{isPending ? 'Loading…' : 'Choose a stage'}</option>
          {options(stages)}
        </Select>
      </Field>
      <Field label="Subject" required error={problems['subjectId']}>
        <Select
          name="subjectId"
          disabled={draft.stageId === ''}
          value={draft.subjectId}
          onChange={({ target }) => {
            onChange({ subjectId: target.value });
          }}
        >
          <option value="">{subjects.isFetching ? 'Loading…' : 'Choose a subject'}</option>
          {options(subjects.subjects)}
        </Select>
      </Field>
      <Field label="Year" error={problems['year']}>
        <TextInput
          name="year"
          type="number"
          min={paperYears.first}
          max={paperYears.last}
          value={draft.year}
          onChange={({ target }) => {
            onChange({ year: target.value });
          }}
        />
      </Field>
      <Field label="School name" error={problems['schoolName']}>
        <TextInput
          name="schoolName"
          autoComplete="off"
          maxLength={200}
          value={draft.schoolName}
          onChange={({ target }) => {
            onChange({ schoolName: target.value });
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:grid-cols-4">
        {numbers.map(({ name, label }) => (
          <Field key={name} label={label} error={problems[name]} className="content-start">
            <TextInput
              name={name}
              type="number"
              min={1}
              value={draft[name]}
              onChange={({ target }) => {
                onChange({ [name]: target.value });
              }}
            />
          </Field>
        ))}
      </div>
      <RadioChips
        legend="Difficulty"
        choices={difficultyChoices}
        value={draft.difficulty}
        onChange={(difficulty) => {
          onChange({ difficulty });
        }}
      />
      <RadioChips
        legend="Access"
        choices={accessChoices}
        value={draft.isPremium ? 'premium' : 'free'}
        onChange={(access) => {
          onChange({ isPremium: access === 'premium' });
        }}
      />
    </div>
  );
}
