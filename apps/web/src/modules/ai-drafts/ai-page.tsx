import { z } from 'zod';
import { comprehensionRequestSchema, vocabularyRequestSchema } from '@markwell/shared/ai-drafts/ai.contract';
import { topicMaximum, wordLimits } from '@markwell/shared/ai-drafts/ai.vocabulary';
import type { GeneratedContentDto } from '@markwell/shared/ai-drafts/ai.schemas';
import type { ComponentProps } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { GenerationRunsLoaded } from './generations/generation-runs-loaded.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { FormsGuardedTogether } from '#ui/forms/unsaved-changes-guard.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { ClassificationFields } from '#modules/curriculum/classification-fields.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { typedNumber } from '#lib/typed-number.ts';
import { DraftsSection } from './drafts-section.tsx';
import { MockTestTab } from './mock-test-tab.tsx';
import { useUnfinishedInput } from './generations/generation-runs.ts';
import { useComprehension, useVocabulary } from './ai.queries.ts';
import {
  classificationValues,
  DifficultyField,
  difficultyOf,
  GeneratorForm,
  NumberField,
} from './generator-form.tsx';
import { GenerationStatus } from './generations/generation-status.tsx';
import { SuccessBox } from './success-box.tsx';

const tabs = [
  { name: 'mock-tests', label: 'Mock Tests', Tab: MockTestTab },
  { name: 'comprehension', label: 'Comprehension', Tab: ComprehensionTab },
  { name: 'vocabulary', label: 'Vocabulary', Tab: VocabularyTab },
] as const;

const address = z.object({
  tab: z.enum(tabs.map(({ name }) => name)).catch('mock-tests'),
});

/** AI Content Generator. Generated questions are drafts, listed below for review. */
export function AiPage() {
  const { filters, change } = useUrlFilters(address);
  return (
    <>
      <AdminPageHeader
        title="AI Content Generator"
        lead="The AI writes drafts. Pupils see a draft only after you publish it."
      />
      <FormsGuardedTogether>
        <GenerationRunsLoaded>
          <Tabs value={filters.tab} onValueChange={(chosen) => change(address.parse({ tab: chosen }))}>
            <TabsList aria-label="What to generate">
              {tabs.map(({ name, label }) => (
                <TabsTrigger key={name} value={name}>
                  {label}
                </TabsTrigger>
              ))}
            </TabsList>
            {tabs.map(({ name, Tab }) => (
              // Stays mounted while another tab is open, so that what was typed stays.
              <TabsContent key={name} value={name} forceMount className="data-[state=inactive]:hidden">
                <Tab />
              </TabsContent>
            ))}
          </Tabs>
          <DraftsSection />
        </GenerationRunsLoaded>
      </FormsGuardedTogether>
    </>
  );
}

function ComprehensionTab() {
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

function VocabularyTab() {
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

type StatusProps = ComponentProps<typeof GenerationStatus>;

interface GenerationOutcomeProps extends Pick<StatusProps, 'label'> {
  generation: StatusProps['generation'] & {
    generated: (GeneratedContentDto & { testData: { title: string } }) | undefined;
  };
}

/** The status of a generation, and what it has generated. */
function GenerationOutcome({ generation, label }: GenerationOutcomeProps) {
  const { generated, isRunning } = generation;
  return (
    <>
      <GenerationStatus generation={generation} label={label} />
      {generated && !isRunning && <SuccessBox title={generated.testData.title} generated={generated} />}
    </>
  );
}
