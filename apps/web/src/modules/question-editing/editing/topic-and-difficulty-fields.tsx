import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import { difficulties, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { tierNames, tiers } from '@markwell/shared/question-bank/tiers.vocabulary';
import { useCurriculum } from '#modules/curriculum/use-curriculum.ts';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import type { QuestionForm } from './use-question-form.ts';

interface TopicAndDifficultyFieldsProps {
  question: QuestionDetailDto;
  form: QuestionForm;
}

const choicesOf = ({ questionType }: QuestionDetailDto) =>
  questionType === 'regular'
    ? difficulties.map((value) => ({ value, label: `${String(value)} ${difficultyNames[value]}` }))
    : rapidFireLevels.map(({ level, name }) => ({ value: level, label: `${String(level)} ${name}` }));

const names = ['examTypeId', 'subjectId', 'topicId'] as const;

/** The fields for topic, difficulty or level, tier, and time limit. */
export function TopicAndDifficultyFields({ question, form }: TopicAndDifficultyFieldsProps) {
  const [examTypeId, subjectId, topicId] = form.watch(names);
  const [tier] = form.watch(['tier']);
  const { stages, subjects, topics, hasTiers } = useCurriculum({ examTypeId, subjectId });
  const isRapidFire = question.questionType === 'rapid-fire';
  const selects = [
    { name: 'examTypeId', label: 'Stage', value: examTypeId, choices: stages },
    { name: 'subjectId', label: 'Subject', value: subjectId, choices: subjects },
    { name: 'topicId', label: 'Topic', value: topicId, choices: topics },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {selects.map(({ name, label, value, choices }, index) => (
        <Field key={name} label={label} {...form.field(name)}>
          <Select
            value={value}
            choices={choices}
            onChange={({ target }) => {
              form.choose(name, target.value);
              for (const below of names.slice(index + 1)) form.choose(below, '');
            }}
          >
            {value === '' && <option value="">Please choose</option>}
            {value !== '' && !choices.some((choice) => choice.value === value) && (
              <option value={value}>…</option>
            )}
          </Select>
        </Field>
      ))}
      <Field label={isRapidFire ? 'Level' : 'Difficulty'} {...form.field('difficulty')}>
        <Select>
          {choicesOf(question).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {/* A question that was moved from GCSE may still have one. */}
      {!isRapidFire && (hasTiers || tier !== '') && (
        <Field label="Tier" hint="In tests of which tier it can be" {...form.field('tier')}>
          <Select choices={tiers.map((value) => ({ value, label: tierNames[value] }))}>
            <option value="">Both</option>
          </Select>
        </Field>
      )}
      {isRapidFire && (
        <Field label="Time limit" hint="Seconds, 10 to 120" {...form.field('timeLimit')}>
          <TextInput inputMode="numeric" />
        </Field>
      )}
    </div>
  );
}
