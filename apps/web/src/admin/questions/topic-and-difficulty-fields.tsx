import type { QuestionDetailDto } from '@markwell/shared/admin/questions/questions.schemas';
import { difficulties, difficultyNames } from '@markwell/shared/vocabulary/difficulty';
import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { useCurriculum } from '../../components/admin/use-curriculum.ts';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import type { DraftProblems, QuestionDraft } from './question-draft.ts';

interface PlacementFieldsProps {
  question: QuestionDetailDto;
  draft: QuestionDraft;
  problems: DraftProblems;
  onChange: (change: Partial<QuestionDraft>) => void;
}

const gradesOf = ({ questionType }: QuestionDetailDto) =>
  questionType === 'regular'
    ? difficulties.map((value) => ({ value, label: `${String(value)} ${difficultyNames[value]}` }))
    : rapidFireLevels.map(({ level, name }) => ({ value: level, label: `${String(level)} ${name}` }));

/** The fields for topic, difficulty or level, and time limit. */
export function TopicAndDifficultyFields({ question, draft, problems, onChange }: PlacementFieldsProps) {
  const { stages, subjects, topics } = useCurriculum(draft);
  const isRapidFire = question.questionType === 'rapid-fire';
  const selects = [
    {
      label: 'Stage',
      value: draft.examTypeId,
      choices: stages,
      error: undefined,
      change: (examTypeId: string) => ({ examTypeId, subjectId: '', topicId: '' }),
    },
    {
      label: 'Subject',
      value: draft.subjectId,
      choices: subjects,
      error: undefined,
      change: (subjectId: string) => ({ subjectId, topicId: '' }),
    },
    {
      label: 'Topic',
      value: draft.topicId,
      choices: topics,
      error: problems['topicId'],
      change: (topicId: string) => ({ topicId }),
    },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {selects.map(({ label, value, choices, error, change }) => (
        <Field key={label} label={label} error={error}>
          <Select
            value={value}
            onChange={({ target }) => {
              onChange(change(target.value));
            }}
          >
            {value === '' && <option value="">Please choose</option>}
            {value !== '' && !choices.some((choice) => choice.value === value) && (
              <option value={value}>…</option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Field label={isRapidFire ? 'Level' : 'Difficulty'} error={problems['grade']}>
        <Select
          value={draft.grade}
          onChange={({ target }) => {
            onChange({ grade: Number(target.value) });
          }}
        >
          {gradesOf(question).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {isRapidFire && (
        <Field label="Time limit" hint="Seconds, 10 to 120" error={problems['timeLimit']}>
          <TextInput
            inputMode="numeric"
            value={draft.timeLimit}
            onChange={({ target }) => {
              onChange({ timeLimit: target.value });
            }}
          />
        </Field>
      )}
    </div>
  );
}
