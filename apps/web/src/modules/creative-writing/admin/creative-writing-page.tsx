import { z } from 'zod';
import { creativeQuestionInputSchema } from '@markwell/shared/creative-writing/creative-question.schemas';
import { useState } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { GenerationRunsLoaded } from '#modules/ai-drafts/generations/generation-runs-loaded.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { FormsGuardedTogether, UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { Card } from '#ui/display/card.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { GeneratorTab } from './generator-tab.tsx';
import { ManageTab } from './manage-tab.tsx';
import { useUpload } from './creative-writing.queries.ts';
import { QuestionFields, useQuestionForm } from './question-fields.tsx';
import { emptyQuestion } from './question-values.ts';

const tabNames = ['generator', 'upload', 'manage'] as const;
const address = z.object({ tab: z.enum(tabNames).catch('generator') });

export function CreativeWritingPage() {
  const { filters, change } = useUrlFilters(address);
  return (
    <>
      <AdminPageHeader title="Creative Writing" lead="Briefs with four paragraphs to choose from." />
      <FormsGuardedTogether>
        <Tabs value={filters.tab} onValueChange={(chosen) => change(address.parse({ tab: chosen }))}>
          <TabsList aria-label="Creative Writing">
            <TabsTrigger value="generator">AI Generator</TabsTrigger>
            <TabsTrigger value="upload">Manual Upload MCQ</TabsTrigger>
            <TabsTrigger value="manage">Manage Questions</TabsTrigger>
          </TabsList>
          {/* Stays mounted while another tab is open, with what was generated or typed. */}
          <TabsContent value="generator" forceMount className="data-[state=inactive]:hidden">
            <GenerationRunsLoaded>
              <GeneratorTab onDrafted={() => change({ tab: 'manage' })} />
            </GenerationRunsLoaded>
          </TabsContent>
          <TabsContent value="upload" forceMount className="data-[state=inactive]:hidden">
            <UploadTab />
          </TabsContent>
          <TabsContent value="manage">
            <ManageTab />
          </TabsContent>
        </Tabs>
      </FormsGuardedTogether>
    </>
  );
}

/** Manual Upload MCQ: creates a question, which is published immediately unless it is kept as a draft. */
function UploadTab() {
  const upload = useUpload();
  const form = useQuestionForm(emptyQuestion);
  const [isDraft, setDraft] = useState(false);
  return (
    <Card>
      <Form
        form={form}
        aria-label="Upload a creative writing question"
        className="grid gap-6"
        onSubmit={(body) =>
          upload.mutateAsync({
            ...creativeQuestionInputSchema.parse(body),
            status: isDraft ? 'draft' : 'published',
          })
        }
        onSuccess={() => {
          showToast('success', 'Creative writing question uploaded successfully!');
          form.reset(emptyQuestion);
        }}
        onFailure={() => undefined}
      >
        <QuestionFields
          form={form}
          failure={upload.error ? messageOf(upload.error, 'Failed to upload question') : undefined}
        />
        <Checkbox
          label="Keep as a draft"
          hint="Otherwise pupils can see the question immediately."
          checked={isDraft}
          onChange={({ target }) => setDraft(target.checked)}
        />
        <SubmitButton form={form} className="justify-self-start">
          Upload Question
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </Card>
  );
}
