import { drawQuestionsSchema } from '@markwell/shared/assignments/assignments.contract';
import type {
  AssignmentFields,
  PreviewedQuestionDto,
} from '@markwell/shared/assignments/assignments.schemas';
import { difficultyChoices, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { answerModeNames, answerModes, type AnswerMode } from '@markwell/shared/answers/answer-modes';
import { useState } from 'react';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ToggleChips } from '#ui/inputs/chips.tsx';
import { FieldError } from '#ui/inputs/field-error.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { SegmentedChoice } from '#ui/inputs/segmented-choice.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { countOf } from '#lib/format.ts';
import { typedNumber } from '#lib/typed-number.ts';
import { useDrawQuestions, useSubjectsOf } from '../assignments.queries.ts';
import type { AssignmentValues } from './assignment-values.ts';
import { canBeAnswered, ChosenQuestion } from './chosen-question.tsx';
import { metText, misfitText, modeHints } from '../assignment-texts.ts';
import { ReserveChoice } from './reserve-choice.tsx';
import { QuestionSearch } from './question-search.tsx';

interface QuestionFieldsProps {
  form: ContractForm<AssignmentValues, AssignmentFields>;
  stageId: string;
  classId: string;
  /** The chosen questions that are known already. */
  previews: readonly PreviewedQuestionDto[];
}

const choices = [
  { value: 'SAME', label: 'The same for all' },
  { value: 'OWN_DRAW', label: 'A draw for each pupil' },
] as const;

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Which questions, chosen by hand or drawn for all, or an own draw for each pupil; and how they are answered. */
export function QuestionFields({ form, stageId, classId, previews }: QuestionFieldsProps) {
  const [known, setKnown] = useState(() => new Map(previews.map((question) => [question.id, question])));
  const subjects = useSubjectsOf(stageId).data ?? [];
  const [questions, answerMode] = form.watch(['questions', 'answerMode']);
  const { questionChoice, questionIds, subjectId, topicIds, difficulties, fromReserve, questionCount } =
    questions;
  const subject = subjects.find(({ id }) => id === subjectId);
  const subjectField = form.field('questions.subjectId');
  const difficultiesError = form.field('questions.difficulties').error;
  const drawing = useDrawQuestions();
  const draw = drawQuestionsSchema.safeParse({
    subjectId,
    topicIds,
    difficulties,
    fromReserve,
    answerMode,
    questionCount: typedNumber(questionCount),
  });

  function add(found: readonly PreviewedQuestionDto[]) {
    setKnown((before) => new Map([...before, ...found.map((question) => [question.id, question] as const)]));
    const chosen = new Set([...questionIds, ...found.map(({ id }) => id)]);
    form.choose('questions.questionIds', [...chosen]);
  }

  return (
    <Card className="grid grid-cols-1 gap-5">
      <SegmentedChoice
        legend="Questions"
        choices={choices}
        value={questionChoice}
        onChange={(value) => form.choose('questions.questionChoice', value)}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field
          label="Subject"
          required
          error={subjectField.error}
          binding={{
            ...subjectField.binding,
            onChange: (event) => {
              form.choose('questions.topicIds', []);
              return subjectField.binding.onChange(event);
            },
          }}
        >
          <Select choices={subjects.map(({ id, name }) => ({ value: id, label: name }))}>
            <option value="">Choose a subject</option>
          </Select>
        </Field>
        <Field label="Number of questions" required {...form.field('questions.questionCount')}>
          <TextInput inputMode="numeric" maxLength={3} />
        </Field>
      </div>
      {subject && subject.topics.length > 0 && (
        <ToggleChips
          legend="Topics"
          hint="Choose none for all topics."
          choices={subject.topics.map(({ id, name }) => ({ value: id, label: name }))}
          values={topicIds}
          onToggle={(id) => form.choose('questions.topicIds', toggled(topicIds, id))}
        />
      )}
      <ToggleChips
        legend="Difficulty"
        choices={difficultyChoices.map((value) => ({ value, label: difficultyNames[value] }))}
        values={difficulties}
        onToggle={(value) => form.choose('questions.difficulties', toggled(difficulties, value))}
      />
      <div role="alert" className="empty:hidden">
        {difficultiesError !== undefined && <FieldError>{difficultiesError}</FieldError>}
      </div>
      <ReserveChoice
        questions={{ ...questions, answerMode }}
        onChange={(chosen) => form.choose('questions.fromReserve', chosen)}
      />
      <SegmentedChoice
        legend="How pupils answer"
        choices={answerModes.map((value) => ({ value, label: answerModeNames[value] }))}
        value={answerMode}
        onChange={(value) => form.choose('answerMode', value)}
        hint={modeHints[answerMode]}
      />
      {questionChoice === 'SAME' && (
        <>
          <Button
            variant="quiet"
            className="justify-self-start"
            pending={drawing.isPending}
            disabled={!draw.success}
            onClick={() => {
              if (draw.success)
                drawing.mutate(
                  { ...draw.data, classId },
                  {
                    onSuccess: (drawn) => add(drawn.questions),
                  },
                );
            }}
          >
            Draw these questions
          </Button>
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {metText(drawing.data?.metCount ?? 0)}
          </p>
          <QuestionSearch
            fromReserve={fromReserve}
            answerMode={answerMode}
            subjectId={subjectId}
            topics={subject?.topics ?? []}
            chosenIds={questionIds}
            onAdd={(question) => add([question])}
          />
          <ChosenQuestions
            form={form}
            answerMode={answerMode}
            questions={questionIds.flatMap((id) => known.get(id) ?? [])}
          />
        </>
      )}
    </Card>
  );
}

function ChosenQuestions({
  form,
  answerMode,
  questions,
}: {
  form: QuestionFieldsProps['form'];
  answerMode: AnswerMode;
  questions: readonly PreviewedQuestionDto[];
}) {
  const { error } = form.field('questions.questionIds');
  const ids = questions.map(({ id }) => id);
  const misfits = questions.filter((question) => !canBeAnswered(question, answerMode)).length;
  return (
    <section aria-label="Chosen questions" className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">
        <span role="status">{countOf(questions.length, 'question')} chosen</span>
      </h3>
      <p role="status" className="text-sm empty:hidden">
        {misfitText(answerMode, misfits)}
      </p>
      <div role="alert" className="empty:hidden">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
      <ol className="grid grid-cols-1 gap-2">
        {questions.map((question, index) => (
          <ChosenQuestion
            key={question.id}
            question={question}
            answerMode={answerMode}
            number={index + 1}
            onRemove={() => {
              form.choose(
                'questions.questionIds',
                ids.filter((id) => id !== question.id),
              );
            }}
          />
        ))}
      </ol>
    </section>
  );
}
