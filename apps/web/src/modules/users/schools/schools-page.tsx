import type { SchoolOverviewDto } from '@markwell/shared/users/manage-schools.contract';
import { School } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { MergeSchoolDialog, RenameSchoolDialog } from './school-dialogs.tsx';
import { useSchoolOverview } from './schools.queries.ts';

const texts: ListTexts = {
  label: 'Schools',
  failure: 'The schools could not be loaded.',
  empty: {
    icon: School,
    title: 'No schools yet',
    text: 'A school is added with its first user, in User Management.',
  },
};

interface Opened {
  dialog: 'rename' | 'merge';
  school: SchoolOverviewDto;
}

/** Schools with what belongs to them; renames one, or merges two that are the same. */
export function SchoolsPage() {
  const query = useSchoolOverview();
  const { user } = useAuth();
  const mayMerge = user?.role === 'SUPER_ADMIN';
  const [opened, setOpened] = useState<Opened>();
  const schools = query.data?.schools;
  const columns = useMemo(
    () => [...facts, actionsColumn<SchoolOverviewDto>(buttons(mayMerge, setOpened), 'end')],
    [mayMerge],
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <AdminPageHeader title="Schools" lead={schools && countOf(schools.length, 'school')} />
      {!mayMerge && <p className="mb-4">Only a super-administrator can merge two schools.</p>}
      <ListPage {...texts} query={{ ...query, data: schools && { rows: schools } }} columns={columns} />
      {opened?.dialog === 'rename' && <RenameSchoolDialog school={opened.school} onClose={close} />}
      {opened?.dialog === 'merge' && (
        <MergeSchoolDialog school={opened.school} schools={schools ?? []} onClose={close} />
      )}
    </>
  );
}

const facts: DataColumn<SchoolOverviewDto>[] = [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    className: 'min-w-48 wrap-anywhere',
    cell: ({ name }) => name,
  },
  { id: 'users', header: 'Users', align: 'end', cell: ({ users }) => formatNumber(users) },
  { id: 'classes', header: 'Classes', align: 'end', cell: ({ classes }) => formatNumber(classes) },
  {
    id: 'subjects',
    header: 'Private subjects',
    align: 'end',
    cell: ({ subjects }) => formatNumber(subjects),
  },
];

const buttons = (mayMerge: boolean, onOpen: (opened: Opened) => void) =>
  function Buttons(school: SchoolOverviewDto) {
    return (
      <span className="flex justify-end">
        <RowButton label={`Rename ${school.name}`} onClick={() => onOpen({ dialog: 'rename', school })}>
          Rename
        </RowButton>
        {mayMerge && (
          <RowButton label={`Merge ${school.name}`} onClick={() => onOpen({ dialog: 'merge', school })}>
            Merge…
          </RowButton>
        )}
      </span>
    );
  };
