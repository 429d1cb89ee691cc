import { useState } from 'react';
import { comprehensionRequestSchema } from '@markwell/shared/admin/ai/ai.contract';
import { standardDifficulty, topicMaximum } from '@markwell/shared/vocabulary/ai';
import { ClassificationFields, emptyClassification } from '../../components/admin/classification-fields.tsx';
import { GenerationStatus } from '../../components/admin/generation-status.tsx';
import type { FormErrors } from '../../components/forms/form-errors.ts';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useComprehension } from './ai.queries.ts';
import { DifficultyField } from './difficulty-field.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { SuccessBox } from './success-box.tsx';

export function ComprehensionTab() {
  const [place, setPlace] = useState(emptyClassification);
  const [difficulty, setDifficulty] = useState(String(standardDifficulty));
  const [topic, setTopic] = useState('');
  const [problems, setProblems] = useState<FormErrors>({});
  const comprehension = useComprehension();

  return (
    <>
      <GeneratorForm
        label="Comprehension"
        submitLabel="Generate Comprehension"
        schema={comprehensionRequestSchema}
        input={{ examType: place.examTypeId, difficulty: Number(difficulty), topic }}
        controlNames={{ examType: 'examTypeId' }}
        onProblems={setProblems}
        isRunning={comprehension.isRunning}
        onGenerate={comprehension.generate}
      >
        <ClassificationFields depth="stage" place={place} onChange={setPlace} problems={problems} />
        <DifficultyField value={difficulty} onChange={setDifficulty} error={problems['difficulty']} />
        <Field
          label="Topic (optional)"
          hint="What the passage is about, such as a night at sea"
          error={problems['topic']}
        >
          <TextInput
            name="topic"
            maxLength={topicMaximum}
            value={topic}
            onChange={({ target }) => {
              setTopic(target.value);
            }}
          />
        </Field>
      </GeneratorForm>
      <GenerationStatus
        {...comprehension}
        onCancel={comprehension.cancel}
        label="Writing a passage and its questions…"
        failure="Failed to generate comprehension. Please check your OpenAI API key and try again."
      />
      {comprehension.made && !comprehension.isRunning && (
        <SuccessBox title={comprehension.made.testData.title} made={comprehension.made} />
      )}
    </>
  );
}
