import { productName } from '@markwell/shared/contract/product';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { RunningGenerations } from '#modules/ai-drafts/generations/running-generations.tsx';
import { AdminNavigation, type SectionSearchParams } from './admin-navigation.tsx';
import { adminSections, sectionPath } from './admin-sections.ts';

const first = adminSections[0];

const routes = [
  ...adminSections.map(({ path, Page }) => ({ path, element: <Page /> })),
  { path: '*', element: <Navigate to={first ? sectionPath(first) : '/'} replace /> },
];

/** The Admin Panel: its sections as routes, in a chunk that only administrators download. */
export function AdminArea() {
  const { pathname, search } = useLocation();
  const section = adminSections.find((each) => sectionPath(each) === pathname.replace(/(?<!\/)\/+$/u, ''));
  const [searches, setSearches] = useState<SectionSearchParams>({});
  if (section && (searches[section.path] ?? '') !== search)
    setSearches({ ...searches, [section.path]: search });
  usePageTitle(section?.label);
  const page = useRoutes(routes);
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
