import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';

export function AdminPage() {
  return (
    <Page>
      <PageHeader
        title="Admin Panel"
        lead="Questions and users are not managed here yet; the commands in the README add the first administrator and the demo content."
      />
    </Page>
  );
}
