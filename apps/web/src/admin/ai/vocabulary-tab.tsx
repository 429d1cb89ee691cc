import { useState } from 'react';
import { vocabularyRequestSchema } from '@markwell/shared/admin/ai/ai.contract';
import { standardDifficulty, wordLimits } from '@markwell/shared/vocabulary/ai';
import { ClassificationFields, emptyClassification } from '../../components/admin/classification-fields.tsx';
import { GenerationStatus } from '../../components/admin/generation-status.tsx';
import type { FormErrors } from '../../components/forms/form-errors.ts';
import { useVocabulary } from './ai.queries.ts';
import { DifficultyField } from './difficulty-field.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { NumberField } from './number-field.tsx';
import { SuccessBox } from './success-box.tsx';
import { wholeNumber } from './whole-number.ts';

export function VocabularyTab() {
  const [place, setPlace] = useState(emptyClassification);
  const [difficulty, setDifficulty] = useState(String(standardDifficulty));
  const [count, setCount] = useState(String(wordLimits.standard));
  const [problems, setProblems] = useState<FormErrors>({});
  const vocabulary = useVocabulary();

  return (
    <>
      <GeneratorForm
        label="Vocabulary"
        submitLabel="Generate Vocabulary"
        schema={vocabularyRequestSchema}
        input={{
          examType: place.examTypeId,
          difficulty: Number(difficulty),
          count: wholeNumber(count),
        }}
        controlNames={{ examType: 'examTypeId' }}
        onProblems={setProblems}
        isRunning={vocabulary.isRunning}
        onGenerate={vocabulary.generate}
      >
        <ClassificationFields depth="stage" place={place} onChange={setPlace} problems={problems} />
        <DifficultyField value={difficulty} onChange={setDifficulty} error={problems['difficulty']} />
        <NumberField
          label="Word count"
          name="count"
          limits={wordLimits}
          unit="words"
          value={count}
          onChange={setCount}
          error={problems['count']}
        />
      </GeneratorForm>
      <GenerationStatus
        {...vocabulary}
        onCancel={vocabulary.cancel}
        label="Choosing words and writing questions…"
        failure="Failed to generate vocabulary. Please check your OpenAI API key and try again."
      />
      {vocabulary.made && !vocabulary.isRunning && (
        <SuccessBox title={vocabulary.made.testData.title} made={vocabulary.made} />
      )}
    </>
  );
}
