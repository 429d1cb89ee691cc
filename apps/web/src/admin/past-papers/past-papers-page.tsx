import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { CreatePaper } from './create-paper.tsx';
import { addressSchema, views } from './paper-filters.ts';
import { PaperList } from './paper-list.tsx';
import { UploadFiles } from './upload-files.tsx';

/** Past Papers Management (spec 3 §2.9): the list, a new paper, the files of one. */
export function PastPapersPage() {
  const { filters: address, change } = useUrlFilters(addressSchema);
  const openUpload = (paper: string) => {
    change({ view: 'upload', paper });
  };
  return (
    <>
      <AdminPageHeader title="Past Papers" lead="Papers, their PDFs and the pictures of their answers." />
      <Tabs
        value={address.view}
        onValueChange={(chosen) => {
          change({ view: views.find((view) => view === chosen) ?? 'list' });
        }}
      >
        <TabsList aria-label="Past papers">
          <TabsTrigger value="list">All papers</TabsTrigger>
          <TabsTrigger value="create">Create paper</TabsTrigger>
          <TabsTrigger value="upload">Upload files</TabsTrigger>
        </TabsList>
        <TabsContent value="list">
          <PaperList
            address={address}
            onChange={change}
            onUpload={openUpload}
            onCreate={() => {
              change({ view: 'create' });
            }}
          />
        </TabsContent>
        <TabsContent value="create">
          <CreatePaper onCreated={openUpload} />
        </TabsContent>
        <TabsContent value="upload">
          <UploadFiles
            paperId={address.paper}
            onPaper={(paper) => {
              change({ paper });
            }}
            onCreate={() => {
              change({ view: 'create' });
            }}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}
