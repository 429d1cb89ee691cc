import { comprehensionRequestSchema } from '@markwell/shared/admin/ai/ai.contract';
import { standardDifficulty, topicMaximum } from '@markwell/shared/vocabulary/ai';
import { ClassificationFields } from '../../components/admin/classification-fields.tsx';
import { useUnfinishedInput } from '../../components/admin/generation-runs.ts';
import { GenerationStatus } from '../../components/admin/generation-status.tsx';
import { useContractForm } from '../../components/forms/use-contract-form.ts';
import { Field } from '../../components/ui/inputs/field.tsx';
import { TextInput } from '../../components/ui/inputs/text-input.tsx';
import { useComprehension } from './ai.queries.ts';
import { DifficultyField, difficultyOf, GeneratorForm } from './generator-form.tsx';
import { SuccessBox } from './success-box.tsx';

export function ComprehensionTab() {
  const earlier = useUnfinishedInput('comprehension');
  const form = useContractForm({
    schema: comprehensionRequestSchema,
    values: {
      examType: String(earlier['examType'] ?? ''),
      subject: String(earlier['subject'] ?? ''),
      difficulty: String(earlier['difficulty'] ?? standardDifficulty),
      topic: String(earlier['topic'] ?? ''),
    },
    bodyOf: (values) => ({ ...values, difficulty: difficultyOf(values.difficulty) }),
  });
  const comprehension = useComprehension();

  return (
    <>
      <GeneratorForm
        form={form}
        label="Comprehension"
        submitLabel="Generate Comprehension"
        isRunning={comprehension.isRunning}
        onGenerate={(body) => comprehension.generate(comprehensionRequestSchema.parse(body))}
      >
        <ClassificationFields form={form} names={['examType', 'subject']} />
        <DifficultyField {...form.field('difficulty')} />
        <Field
          label="Topic (optional)"
          hint="What the passage is about, such as a night at sea"
          {...form.field('topic')}
        >
          <TextInput maxLength={topicMaximum} />
        </Field>
      </GeneratorForm>
      <GenerationStatus
        generation={comprehension}

        label="Writing a passage and its questions…"
      />
      {comprehension.generated && !comprehension.isRunning && (
        <SuccessBox title={comprehension.generated.testData.title} generated={comprehension.generated} />
      )}
    </>
  );
}
