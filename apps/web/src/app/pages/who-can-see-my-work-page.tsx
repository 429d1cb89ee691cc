import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/ui/navigation/page-header.tsx';
import { OwnClasses } from '../../features/classes/components/own-classes.tsx';
import { ParentViewsSection } from '../../features/parents/components/parent-views-section.tsx';
import { ParentsSection } from '../../features/parents/components/parents-section.tsx';

/** Everyone who sees a pupil's work, with a way to end it: one section of each feature that shows it to somebody. */
export function WhoCanSeeMyWorkPage() {
  return (
    <Page width="narrow">
      <PageHeader
        title="Who can see my work"
        lead="Only the people on this page see some of your work. Here you can end it, or ask for it."
      />
      <ParentsSection />
      <ParentViewsSection />
      <OwnClasses />
    </Page>
  );
}
