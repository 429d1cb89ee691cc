import { z } from 'zod';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { GenerationRunsLoaded } from '#modules/ai-drafts/generations/generation-runs-loaded.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { FormsGuardedTogether } from '#ui/forms/unsaved-changes-guard.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { GeneratorTab } from './generator-tab.tsx';
import { ManageTab } from './manage-tab.tsx';
import { UploadTab } from './upload-tab.tsx';

const tabNames = ['generator', 'upload', 'manage'] as const;
const address = z.object({ tab: z.enum(tabNames).catch('generator') });

export function CreativeWritingPage() {
  const { filters, change } = useUrlFilters(address);
  return (
    <>
      <AdminPageHeader title="Creative Writing" lead="Briefs with four paragraphs to choose from." />
      <FormsGuardedTogether>
        <Tabs
          value={filters.tab}
          onValueChange={(chosen) => {
            change(address.parse({ tab: chosen }));
          }}
        >
          <TabsList aria-label="Creative Writing">
            <TabsTrigger value="generator">AI Generator</TabsTrigger>
            <TabsTrigger value="upload">Manual Upload MCQ</TabsTrigger>
            <TabsTrigger value="manage">Manage Questions</TabsTrigger>
          </TabsList>
          {/* Stays mounted while another tab is open, with what was generated or typed. */}
          <TabsContent value="generator" forceMount className="data-[state=inactive]:hidden">
            <GenerationRunsLoaded>
              <GeneratorTab
                onDrafted={() => {
                  change({ tab: 'manage' });
                }}
              />
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
