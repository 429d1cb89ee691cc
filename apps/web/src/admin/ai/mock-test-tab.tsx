import { lazy, Suspense, useState } from 'react';
import { mockTestRequestSchema } from '@markwell/shared/admin/ai/ai.contract';
import {
  generatedTestFacts,
  questionLimits,
  standardDifficulty,
  timeLimits,
} from '@markwell/shared/vocabulary/ai';
import { ClassificationFields, emptyClassification } from '../../components/admin/classification-fields.tsx';
import { GenerationStatus } from '../../components/admin/generation-status.tsx';
import { GenerationHistory } from '../../components/admin/generation-history.tsx';
import type { FormErrors } from '../../components/forms/form-errors.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useMockTest } from './ai.queries.ts';
import { DifficultyField } from './difficulty-field.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { NumberField } from './number-field.tsx';
import { SuccessBox } from './success-box.tsx';
import { wholeNumber } from './whole-number.ts';

// Loaded on demand: only this view needs the Markdown library.
const MockTestView = lazy(async () => ({
  default: (await import('./mock-test-view.tsx')).MockTestView,
}));

interface Shown {
  title: string;
  content: string;
  /** Minutes. */
  minutes: number;
}

export function MockTestTab() {
  const [place, setPlace] = useState(emptyClassification);
  const [difficulty, setDifficulty] = useState(String(standardDifficulty));
  const [questionCount, setQuestionCount] = useState(String(questionLimits.standard));
  const [timeLimit, setTimeLimit] = useState(String(timeLimits.standard));
  const [problems, setProblems] = useState<FormErrors>({});
  /** A test opened from the history, shown instead of the one just generated. */
  const [opened, setOpened] = useState<Shown>();
  const mockTest = useMockTest();
  const made = mockTest.made && {
    ...mockTest.made.testData,
    minutes: mockTest.input?.timeLimit ?? generatedTestFacts.minutes,
  };
  const shown = opened ?? (mockTest.isRunning ? undefined : made);

  return (
    <>
      <GeneratorForm
        label="Mock test"
        submitLabel="Generate Mock Test"
        schema={mockTestRequestSchema}
        input={{
          examType: place.examTypeId,
          subject: place.subjectId,
          difficulty: Number(difficulty),
          questionCount: wholeNumber(questionCount),
          timeLimit: wholeNumber(timeLimit),
        }}
        controlNames={{ examType: 'examTypeId', subject: 'subjectId' }}
        onProblems={setProblems}
        isRunning={mockTest.isRunning}
        onGenerate={(input) => {
          setOpened(undefined);
          mockTest.generate(input);
        }}
      >
        <ClassificationFields depth="subject" place={place} onChange={setPlace} problems={problems} />
        <DifficultyField value={difficulty} onChange={setDifficulty} error={problems['difficulty']} />
        <NumberField
          label="Questions"
          name="questionCount"
          limits={questionLimits}
          value={questionCount}
          onChange={setQuestionCount}
          error={problems['questionCount']}
        />
        <NumberField
          label="Time limit"
          name="timeLimit"
          limits={timeLimits}
          unit="minutes"
          value={timeLimit}
          onChange={setTimeLimit}
          error={problems['timeLimit']}
        />
      </GeneratorForm>
      <GenerationStatus
        {...mockTest}
        onCancel={mockTest.cancel}
        label="Writing a mock test…"
        failure="Failed to generate mock test. Please check your OpenAI API key and try again."
      />
      {mockTest.made && !mockTest.isRunning && opened === undefined && (
        <SuccessBox title={mockTest.made.testData.title} made={mockTest.made} />
      )}
      {shown && (
        <Suspense fallback={<Spinner label="Opening the test…" />}>
          <MockTestView {...shown} />
        </Suspense>
      )}
      <GenerationHistory
        type="mock_test"
        onOpen={({ title, content, timeLimit: minutes }) => {
          setOpened({ title, content, minutes: minutes ?? generatedTestFacts.minutes });
        }}
      />
    </>
  );
}
