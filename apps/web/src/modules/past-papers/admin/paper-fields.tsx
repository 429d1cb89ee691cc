import { paperDifficulties, paperYears } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useExamBoards, useStages, useSubjectsOf } from './past-papers.queries.ts';
import type { PaperForm, PaperRefusal } from './use-paper-form.ts';

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

function ExamBoardField({ form }: { form: PaperForm }) {
  const { boards, isPending, isError, retry } = useExamBoards();
  return (
    <>
      {isError && <LoadFailure message="Error loading exam boards" onRetry={retry} />}
      <Field
        label="Exam board"
        hint="Pupils who chose this board see the paper first."
        className="sm:col-span-2"
        {...form.field('examBoardId')}
      >
        <Select disabled={isPending} value={form.watch('examBoardId')} choices={boards}>
          <option value="">{isPending ? 'Loading…' : 'Every exam board'}</option>
        </Select>
      </Field>
    </>
  );
}

/** The fields of a paper's details. Changing the stage clears the subject and the exam board. */
export function PaperFields({ form, refusal }: { form: PaperForm; refusal: PaperRefusal | undefined }) {
  const [stageId, subjectId, difficulty, isPremium] = form.watch([
    'stageId',
    'subjectId',
    'difficulty',
    'isPremium',
  ]);
  const { stages, stageIdWithBoards, isPending, isError, retry } = useStages();
  const subjects = useSubjectsOf(stageId);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {isError && <LoadFailure message="Error loading data" onRetry={retry} />}
        {subjects.isError && (
          <LoadFailure message="Error loading subjects for selected exam type" onRetry={subjects.retry} />
        )}
        <Field label="Title" required className="sm:col-span-2" {...form.field('title')}>
          <TextInput autoComplete="off" maxLength={200} />
        </Field>
        <Field label="Stage" required {...form.field('stageId')}>
          <Select
            disabled={isPending}
            value={stageId}
            choices={stages}
            onChange={({ target }) => {
              form.choose('stageId', target.value);
              form.choose('subjectId', '');
              form.choose('examBoardId', '');
            }}
          >
            <option value="">{isPending ? 'Loading…' : 'Choose a stage'}</option>
          </Select>
        </Field>
        <Field label="Subject" required {...form.field('subjectId')}>
          <Select disabled={stageId === ''} value={subjectId} choices={subjects.subjects}>
            <option value="">{subjects.isFetching ? 'Loading…' : 'Choose a subject'}</option>
          </Select>
        </Field>
        {stageId !== '' && stageId === stageIdWithBoards && <ExamBoardField form={form} />}
        <Field label="Year" {...form.field('year')}>
          <TextInput type="number" min={paperYears.first} max={paperYears.last} />
        </Field>
        <Field label="School name" {...form.field('schoolName')}>
          <TextInput autoComplete="off" maxLength={200} />
        </Field>
        <div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:grid-cols-4">
          {numbers.map(({ name, label }) => (
            <Field key={name} label={label} className="content-start" {...form.field(name)}>
              <TextInput type="number" min={1} />
            </Field>
          ))}
        </div>
        <RadioChips
          legend="Difficulty"
          choices={difficultyChoices}
          value={difficulty}
          onChange={(chosen) => form.choose('difficulty', chosen)}
        />
        <RadioChips
          legend="Access"
          choices={accessChoices}
          value={isPremium ? 'premium' : 'free'}
          onChange={(access) => form.choose('isPremium', access === 'premium')}
        />
      </div>
      {refusal && (
        <Banner tone="error" title={refusal.message}>
          {refusal.suggestion}
        </Banner>
      )}
    </>
  );
}
