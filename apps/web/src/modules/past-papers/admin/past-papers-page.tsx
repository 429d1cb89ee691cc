import { useCallback, useState } from 'react';
import { z } from 'zod';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { FormsGuardedTogether, UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { Card } from '#ui/display/card.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { PaperList } from './paper-list.tsx';
import { UploadFiles } from './upload-files.tsx';
import { emptyDraft } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaperForm } from './use-paper-form.ts';

/** The open tab, and the paper whose files are managed. */
const addressSchema = z.object({
  view: z.enum(['list', 'create', 'upload']).catch('list'),
  paper: z.string().max(40).catch(''),
});

/** Past Papers Management: the list, a new paper, the files of one. */
export function PastPapersPage() {
  const { filters: address, change } = useUrlFilters(addressSchema);
  const [createdCount, setCreatedCount] = useState(0);
  const [opened, setOpened] = useState([address.view]);
  if (!opened.includes(address.view)) setOpened([...opened, address.view]);
  /** A tab stays mounted while another one is open, so that what was typed or chosen stays. */
  const staysOpen = (view: typeof address.view) => ({
    forceMount: opened.includes(view) || undefined,
    hidden: address.view !== view,
  });
  const openUpload = useCallback((paper: string) => change({ view: 'upload', paper }), [change]);
  const openCreate = () => change({ view: 'create' });
  return (
    <>
      <AdminPageHeader title="Past Papers" lead="Papers, their PDFs and the pictures of their answers." />
      <Tabs
        value={address.view}
        onValueChange={(chosen) => change(addressSchema.pick({ view: true }).parse({ view: chosen }))}
      >
        <TabsList aria-label="Past papers">
          <TabsTrigger value="list">All papers</TabsTrigger>
          <TabsTrigger value="create">Create paper</TabsTrigger>
          <TabsTrigger value="upload">Upload files</TabsTrigger>
        </TabsList>
        <TabsContent value="list">
          <PaperList
            onUpload={openUpload}
            onCreate={openCreate}
            onDeleted={(paper) => {
              if (paper === address.paper) change({ paper: '' }, { replace: true });
            }}
          />
        </TabsContent>
        <FormsGuardedTogether>
          <TabsContent value="create" {...staysOpen('create')}>
            <CreatePaper
              key={createdCount}
              onCreated={(paper) => {
                setCreatedCount((count) => count + 1);
                openUpload(paper);
              }}
            />
          </TabsContent>
          <TabsContent value="upload" {...staysOpen('upload')}>
            <UploadFiles
              paperId={address.paper}
              onPaper={(paper) => change({ paper })}
              onCreate={openCreate}
            />
          </TabsContent>
        </FormsGuardedTogether>
      </Tabs>
    </>
  );
}

/** Creates a paper; its files are uploaded next. */
function CreatePaper({ onCreated }: { onCreated: (paperId: string) => void }) {
  const [draft] = useState(() => emptyDraft(new Date().getFullYear()));
  const { formProps, fields } = usePaperForm({
    id: null,
    draft,
    failure: 'Error creating past paper',
    onSaved: ({ id }) => {
      showToast('success', 'Past paper created');
      onCreated(id);
    },
  });
  const { form } = fields;
  return (
    <Card asChild className="max-w-3xl">
      <Form {...formProps} aria-label="Create paper" className="grid gap-5">
        <PaperFields {...fields} />
        <SubmitButton form={form} className="justify-self-start">
          {form.isPending ? 'Creating…' : 'Create paper'}
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </Card>
  );
}
