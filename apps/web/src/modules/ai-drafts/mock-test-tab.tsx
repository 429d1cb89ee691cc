import { lazy, Suspense, useState } from 'react';
import { mockTestRequestSchema } from '@markwell/shared/ai-drafts/ai.contract';
import { generatedTestFacts, questionLimits, timeLimits } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { ClassificationFields } from '#modules/curriculum/classification-fields.tsx';
import { useUnfinishedInput } from './generations/generation-runs.ts';
import { GenerationStatus } from './generations/generation-status.tsx';
import { GenerationHistory } from './generations/generation-history.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { typedNumber } from '#lib/typed-number.ts';
import { useMockTest } from './ai.queries.ts';
import {
  classificationValues,
  DifficultyField,
  difficultyOf,
  GeneratorForm,
  NumberField,
} from './generator-form.tsx';
import { SuccessBox } from './success-box.tsx';

// Loaded on demand: only this view needs the Markdown library.
const MockTestView = lazy(async () => ({
  default: (await import('./mock-test-view.tsx')).MockTestView,
}));

interface OpenedTest {
  title: string;
  content: string;
  /** Minutes. */
  minutes: number;
}

export function MockTestTab() {
  const earlier = useUnfinishedInput('mock_test');
  const form = useContractForm({
    schema: mockTestRequestSchema,
    values: {
      ...classificationValues(earlier),
      questionCount: String(earlier['questionCount'] ?? questionLimits.standard),
      timeLimit: String(earlier['timeLimit'] ?? timeLimits.standard),
    },
    bodyOf: (values) => ({
      ...values,
      difficulty: difficultyOf(values.difficulty),
      questionCount: typedNumber(values.questionCount),
      timeLimit: typedNumber(values.timeLimit),
    }),
  });
  /** A test opened from the history, shown instead of the one just generated. */
  const [opened, setOpened] = useState<OpenedTest>();
  const mockTest = useMockTest();
  const generated = mockTest.generated && {
    ...mockTest.generated.testData,
    minutes: Number(mockTest.input?.timeLimit ?? generatedTestFacts.minutes),
  };
  const shown = opened ?? (mockTest.isRunning ? undefined : generated);

  return (
    <>
      <GeneratorForm
        form={form}
        label="Mock test"
        submitLabel="Generate Mock Test"
        isRunning={mockTest.isRunning}
        onGenerate={(body) => {
          setOpened(undefined);
          return mockTest.generate(mockTestRequestSchema.parse(body));
        }}
      >
        <ClassificationFields form={form} names={['examType', 'subject']} />
        <DifficultyField {...form.field('difficulty')} />
        <NumberField label="Questions" limits={questionLimits} {...form.field('questionCount')} />
        <NumberField label="Time limit" limits={timeLimits} unit="minutes" {...form.field('timeLimit')} />
      </GeneratorForm>
      <GenerationStatus generation={mockTest} label="Writing a mock test…" />
      {mockTest.generated && !mockTest.isRunning && opened === undefined && (
        <SuccessBox title={mockTest.generated.testData.title} generated={mockTest.generated} />
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
