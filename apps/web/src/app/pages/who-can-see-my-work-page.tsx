import { useState } from 'react';
import { Page } from '#ui/layout/page.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { OwnClasses } from '#modules/classes/components/own-classes.tsx';
import { ParentViewsSection } from '#modules/parents/components/parent-views-section.tsx';
import { ParentsSection } from '#modules/parents/components/parents-section.tsx';
import { useMemberships } from '#modules/classes/join.queries.ts';
import { useOwnParents, useParentViews } from '#modules/parents/parents.queries.ts';

/** Everyone who sees a pupil's work, with a way to end it: one section of each feature that shows it to somebody. */
export function WhoCanSeeMyWorkPage() {
  // Shown together: a section that loads later would move the ones below it. A section that failed tries again itself.
  const isLoading = [useOwnParents(), useParentViews(), useMemberships()].some(
    ({ isPending, isPaused }) => isPending && !isPaused,
  );
  const [areShown, setShown] = useState(false);
  if (!isLoading && !areShown) setShown(true);
  return (
    <Page width="narrow">
      <PageHeader
        title="Who can see my work"
        lead="Only the people on this page can see some of your work. You can stop them here, or ask your parent to."
      />
      {!areShown ? (
        <Spinner page label="Loading who can see your work…" />
      ) : (
        <>
          <ParentsSection />
          <ParentViewsSection />
          <OwnClasses />
        </>
      )}
    </Page>
  );
}
