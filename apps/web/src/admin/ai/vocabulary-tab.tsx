import { vocabularyRequestSchema } from '@markwell/shared/admin/ai/ai.contract';
import { standardDifficulty, wordLimits } from '@markwell/shared/vocabulary/ai';
import { ClassificationFields } from '../../components/admin/classification-fields.tsx';
import { useUnfinishedInput } from '../../components/admin/generation-runs.ts';
import { GenerationStatus } from '../../components/admin/generation-status.tsx';
import { useContractForm } from '../../components/forms/use-contract-form.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { useVocabulary } from './ai.queries.ts';
import { DifficultyField, difficultyOf, GeneratorForm, NumberField } from './generator-form.tsx';
import { SuccessBox } from './success-box.tsx';

export function VocabularyTab() {
  const earlier = useUnfinishedInput('vocabulary');
  const form = useContractForm({
    schema: vocabularyRequestSchema,
    values: {
      examType: String(earlier['examType'] ?? ''),
      subject: String(earlier['subject'] ?? ''),
      difficulty: String(earlier['difficulty'] ?? standardDifficulty),
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
      <GenerationStatus
        generation={vocabulary}

        label="Choosing words and writing questions…"
      />
      {vocabulary.generated && !vocabulary.isRunning && (
        <SuccessBox title={vocabulary.generated.testData.title} generated={vocabulary.generated} />
      )}
    </>
  );
}
