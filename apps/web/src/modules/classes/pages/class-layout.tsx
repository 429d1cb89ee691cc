import type { ClassDto } from '@markwell/shared/classes/classes.schemas';
import { Outlet, useParams } from 'react-router-dom';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { formatDay } from '#lib/format.ts';
import { useClass } from '../classes.queries.ts';
import { aboutClass } from '../class-texts.ts';

/** The pages of a class, in the order of their tabs; the paths are relative to `/classes/:classId`. */
const classTabs = [
  { label: 'Members', path: '' },
  { label: 'Assignments', path: 'assignments' },
  { label: 'Markbook', path: 'markbook' },
  { label: 'Join code', path: 'invite' },
  { label: 'Settings', path: 'settings' },
] as const;

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

const ClassTabs = ({ opened }: { opened: ClassDto }) => (
  <PageTabs
    label="Class"
    tabs={classTabs.map(({ label, path }) => ({
      label,
      path: path === '' ? `/classes/${opened.id}` : `/classes/${opened.id}/${path}`,
    }))}
  />
);
