import { productName } from '@markwell/shared/vocabulary/product';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useRoutes, Link } from 'react-router-dom';
import { RunningGenerations } from '../components/admin/running-generations.tsx';
import { Page } from '../components/layout/page.tsx';
import { Button } from '../components/ui/actions/button.tsx';
import { PageHeader } from '../components/ui/navigation/page-header.tsx';
import { useAuth } from '../lib/session/auth-context.ts';
import { AdminNavigation, type SectionSearchParams } from './admin-navigation.tsx';
import { adminSections, sectionPath } from './admin-sections.ts';

const first = adminSections[0];

const routes = [
  ...adminSections.map(({ path, Page }) => ({ path, element: <Page /> })),
  { path: '*', element: <Navigate to={first ? sectionPath(first) : '/'} replace /> },
];

/** The Admin Panel (spec 3 §2.1): its sections as routes, in a chunk that only administrators download. */
export function AdminArea() {
  const { pathname, search } = useLocation();
  const section = adminSections.find((each) => sectionPath(each) === pathname.replace(/(?<!\/)\/+$/u, ''));
  const [searches, setSearches] = useState<SectionSearchParams>({});
  if (section && (searches[section.path] ?? '') !== search)
    setSearches({ ...searches, [section.path]: search });
  usePageTitle(section?.label);
  const page = useRoutes(routes);
  if (useAuth().user?.needsSecondFactor) return <SecondFactorNeeded />;
  return (
    <div data-page-wide className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <AdminNavigation current={section} searches={searches} />
      <div className="mx-auto w-full max-w-[1500px] min-w-0 px-4.5 pb-16 text-sm sm:px-6 lg:px-8">
        <RunningGenerations />
        {page}
      </div>
    </div>
  );
}

/** Sets the title in the browser's tab, for routes with several pages. The route's own title comes first. */
function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}

/** Instead of the Admin Panel, until an administrator whose role needs an authenticator app has set one up. */
function SecondFactorNeeded() {
  return (
    <Page width="narrow">
      <PageHeader
        title="First, set up an authenticator app"
        lead="Your account can change everything here, so a password alone is not enough. It takes two minutes."
      />
      <Button asChild>
        <Link to="/settings#sign-in-codes">Open Settings</Link>
      </Button>
    </Page>
  );
}
