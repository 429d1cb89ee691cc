import { z } from 'zod';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { GenerationRunsLoaded } from './generations/generation-runs-loaded.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { FormsGuardedTogether } from '#ui/forms/unsaved-changes-guard.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/navigation/tabs.tsx';
import { ComprehensionTab } from './comprehension-tab.tsx';
import { DraftsSection } from './drafts-section.tsx';
import { MockTestTab } from './mock-test-tab.tsx';
import { VocabularyTab } from './vocabulary-tab.tsx';

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
          <Tabs
            value={filters.tab}
            onValueChange={(chosen) => {
              change(address.parse({ tab: chosen }));
            }}
          >
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
