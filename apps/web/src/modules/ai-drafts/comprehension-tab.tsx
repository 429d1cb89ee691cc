import { comprehensionRequestSchema } from '@markwell/shared/ai-drafts/ai.contract';
import { topicMaximum } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { ClassificationFields } from '#modules/curriculum/classification-fields.tsx';
import { useUnfinishedInput } from './generations/generation-runs.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useComprehension } from './ai.queries.ts';
import { classificationValues, DifficultyField, difficultyOf, GeneratorForm } from './generator-form.tsx';
import { GenerationOutcome } from './generation-outcome.tsx';

export function ComprehensionTab() {
  const earlier = useUnfinishedInput('comprehension');
  const form = useContractForm({
    schema: comprehensionRequestSchema,
    values: {
      ...classificationValues(earlier),
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
      <GenerationOutcome generation={comprehension} label="Writing a passage and its questions…" />
    </>
  );
}
