import { countWords } from '@markwell/shared/text/word-lists';
import {
  maximumCreativeScore,
  optionWords,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { countOf } from '#lib/format.ts';
import { QuestionField, type QuestionForm } from './question-field.tsx';

const scores = Array.from({ length: maximumCreativeScore + 1 }, (_, score) => {
  const text = score === maximumCreativeScore ? `${String(score)} (best)` : String(score);
  return [String(score), text] as const;
});

/** One of the four paragraphs: its text with a word count, its score and the explanation. */
export function OptionFields({ form, letter }: { form: QuestionForm; letter: CreativeLetter }) {
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
        <QuestionField form={form} name={`score${letter}`} label={`Score ${letter}`} choices={scores} />
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
