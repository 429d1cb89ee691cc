import { vocabularyRequestSchema } from '@markwell/shared/ai-drafts/ai.contract';
import { wordLimits } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { ClassificationFields } from '#modules/curriculum/classification-fields.tsx';
import { useUnfinishedInput } from './generations/generation-runs.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { typedNumber } from '#lib/typed-number.ts';
import { useVocabulary } from './ai.queries.ts';
import {
  classificationValues,
  DifficultyField,
  difficultyOf,
  GeneratorForm,
  NumberField,
} from './generator-form.tsx';
import { GenerationOutcome } from './generation-outcome.tsx';

export function VocabularyTab() {
  const earlier = useUnfinishedInput('vocabulary');
  const form = useContractForm({
    schema: vocabularyRequestSchema,
    values: {
      ...classificationValues(earlier),
      count: String(earlier['count'] ?? wordLimits.standard),
    },
    bodyOf: (values) => ({
      ...values,
      difficulty: difficultyOf(values.difficulty),
      count: typedNumber(values.count),
    }),
  });
  const vocabulary = useVocabulary();

  return (
    <>
      <GeneratorForm
        form={form}
        label="Vocabulary"
        submitLabel="Generate Vocabulary"
        isRunning={vocabulary.isRunning}
        onGenerate={(body) => vocabulary.generate(vocabularyRequestSchema.parse(body))}
      >
        <ClassificationFields form={form} names={['examType', 'subject']} />
        <DifficultyField {...form.field('difficulty')} />
        <NumberField label="Word count" limits={wordLimits} unit="words" {...form.field('count')} />
      </GeneratorForm>
      <GenerationOutcome generation={vocabulary} label="Choosing words and writing questions…" />
    </>
  );
}
