import type { ClassDto } from '@markwell/shared/features/classes/classes.schemas';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation, useParams } from 'react-router-dom';
import { BackLink } from '#components/layout/back-link.tsx';
import { Loaded } from '#components/layout/loaded.tsx';
import { Page } from '#components/layout/page.tsx';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { NavItem } from '#components/ui/navigation/nav-item.tsx';
import { PageHeader } from '#components/ui/navigation/page-header.tsx';
import { formatDay } from '#lib/format.ts';
import { classTabs } from '../class-tabs.ts';
import { useClass } from '../classes.queries.ts';
import { aboutClass } from '../wording.ts';

/** The heading and the tabs of a class. Its pages get the class with `useOpenedClass`. */
export function ClassLayout() {
  const { classId = '' } = useParams();
  const query = useClass(classId);
  return (
    <Loaded
      query={query}
      page
      heading="Class"
      loading="Loading the class…"
      failure="This class did not load."
    >
      {(opened) => (
        <Page>
          <PageHeader
            title={<span className="wrap-anywhere">{opened.name}</span>}
            lead={aboutClass(opened)}
            className="print:hidden"
            back={<BackLink to="/classes">Classes</BackLink>}
          />
          {opened.archivedAt !== null && (
            <Banner tone="notice" className="mb-4">
              This class was archived on {formatDay(opened.archivedAt)}: nobody can join it, and no new work
              is shown.{opened.isOwner && ' You can restore it in Settings.'}
            </Banner>
          )}
          <ClassTabs opened={opened} />
          <div className="pt-6">
            <Outlet context={opened} />
          </div>
        </Page>
      )}
    </Loaded>
  );
}

/** On a phone the tabs scroll sideways: the current one is brought into view. */
function ClassTabs({ opened }: { opened: ClassDto }) {
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (tabs.current && current) tabs.current.scrollLeft = current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav
      ref={tabs}
      aria-label="Class"
      className="relative flex gap-1 overflow-x-auto border-b border-line print:hidden"
    >
      {classTabs.map(({ label, path }) => (
        <NavItem key={path} asChild>
          <NavLink to={`/classes/${opened.id}${path === '' ? '' : `/${path}`}`} end={path === ''}>
            {label}
          </NavLink>
        </NavItem>
      ))}
    </nav>
  );
}
