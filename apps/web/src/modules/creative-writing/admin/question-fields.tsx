import { creativeQuestionInputSchema } from '@markwell/shared/creative-writing/creative-question.schemas';
import { splitWords, countWords } from '@markwell/shared/text/word-lists';
import {
  ageGroups,
  creativeDifficulties,
  creativeDifficultyNames,
  creativeLetters,
  estimatedTimeLimits,
  wordBankSize,
  maximumCreativeScore,
  optionWords,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { ClassificationFields } from '#modules/curriculum/classification-fields.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { countOf } from '#lib/format.ts';
import { QuestionField, type QuestionForm } from './question-field.tsx';
import { bodyOf, type QuestionValues } from './question-values.ts';

const scoreChoices = Array.from({ length: maximumCreativeScore + 1 }, (_, score) => {
  const text = score === maximumCreativeScore ? `${String(score)} (best)` : String(score);
  return [String(score), text] as const;
});

const fillIn = 'Please fill in all required fields';

/** The form of a creative-writing question. */
export function useQuestionForm(values: QuestionValues): QuestionForm {
  const form = useContractForm({ schema: creativeQuestionInputSchema, values, bodyOf });
  return {
    ...form,
    // The specification's message is shown once for the whole form, so each field gets a shorter one.
    field: (name) => {
      const { error, binding } = form.field(name);
      return { error: error === fillIn ? 'Required' : error, binding };
    },
  };
}

interface QuestionFieldsProps {
  form: QuestionForm;
  /** The message if saving failed. */
  failure: string | undefined;
}

/** Every field of a creative-writing question, for creating and editing one. */
export function QuestionFields({ form, failure }: QuestionFieldsProps) {
  const words = splitWords(form.watch('wordBank')).length;
  const problem = Object.values(form.formState.errors)[0]?.message ?? failure;
  return (
    <>
      <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-3">
        <legend className="mb-3 text-ink-soft">
          Fields with <span className="text-wrong">*</span> are required.
        </legend>
        <ClassificationFields form={form} names={['examTypeId', 'subjectId', 'topicId']} marksRequired />
      </fieldset>
      <BriefFields form={form} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {creativeLetters.map((letter) => (
          <OptionFields key={letter} letter={letter} form={form} />
        ))}
      </div>
      <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
        <legend className="sr-only">Word bank and notes</legend>
        <QuestionField
          form={form}
          name="wordBank"
          label="Word bank"
          required
          hint={`${String(words)} of ${String(wordBankSize)} words, separated by commas`}
          className="col-span-full"
        />
        <QuestionField form={form} name="microWritePrompt" label="Micro-write prompt" rows={3} />
        <QuestionField form={form} name="teacherNotes" label="Teacher notes" rows={3} />
      </fieldset>
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
    </>
  );
}

const { minimum, maximum } = estimatedTimeLimits;

/** The title, the brief, and the pupils it is for. */
function BriefFields({ form }: { form: QuestionForm }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-6">
      <legend className="sr-only">The brief</legend>
      <QuestionField form={form} name="title" label="Title" required className="sm:col-span-3" />
      <QuestionField form={form} name="theme" label="Theme" className="sm:col-span-3" />
      <QuestionField
        form={form}
        name="brief"
        label="Brief"
        required
        rows={4}
        hint="Four lines: where and when, who, what happens, what the writing must show"
        className="col-span-full"
      />
      <QuestionField
        form={form}
        name="difficulty"
        className="sm:col-span-2"
        label="Difficulty"
        choices={creativeDifficulties.map((name) => [name, creativeDifficultyNames[name]])}
      />
      <QuestionField
        form={form}
        name="ageGroup"
        className="sm:col-span-2"
        label="Age group"
        choices={ageGroups.map((name) => [name, name])}
      />
      <QuestionField
        form={form}
        name="estimatedTime"
        className="sm:col-span-2"
        label="Estimated time (seconds)"
        hint={`${String(minimum)} to ${String(maximum)}`}
        number={estimatedTimeLimits}
      />
    </fieldset>
  );
}

/** One of the four paragraphs: its text with a word count, its score and the explanation. */
function OptionFields({ form, letter }: { form: QuestionForm; letter: CreativeLetter }) {
  const words = countWords(form.watch(`option${letter}`));
  return (
    <Card asChild padding="small">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="sr-only">Option {letter}</legend>
        <QuestionField
          form={form}
          name={`option${letter}`}
          label={`Option ${letter}`}
          required
          rows={6}
          hint={<WordCount words={words} />}
        />
        <QuestionField form={form} name={`score${letter}`} label={`Score ${letter}`} choices={scoreChoices} />
        <QuestionField
          form={form}
          name={`explanation${letter}`}
          label={`Explanation ${letter}`}
          required
          rows={3}
        />
      </fieldset>
    </Card>
  );
}

/** The word count is advice: a text of another length is accepted too. */
function WordCount({ words }: { words: number }) {
  const { minimum, maximum, sentences } = optionWords;
  const isWithin = words >= minimum && words <= maximum;
  return (
    <>
      <span className={classNames('figures-tabular', isWithin ? 'font-semibold text-correct' : undefined)}>
        {countOf(words, 'word')}
      </span>{' '}
      · aim for {minimum}-{maximum} words, {sentences}
    </>
  );
}
