import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { roleNames } from '@markwell/shared/accounts/role-names.vocabulary';
import { roles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Button } from '#ui/actions/button.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { BulkUsersDialog } from './bulk/bulk-users-dialog.tsx';
import type { ChosenUsers } from './bulk/preview.ts';
import { ManageUser } from './manage-user.tsx';
import { userColumns } from './user-columns.tsx';
import { useUsers, usersFailure } from './users.queries.ts';

/** In the specification's order. */
const listedRoles = [
  'SUPER_ADMIN',
  'ADMIN',
  'TEACHER',
  'STUDENT',
  'PARENT',
] as const satisfies readonly Role[];
const roleChoices = listedRoles.map((role) => ({ value: role, label: roleNames[role] }));

const filterSchema = z.object({
  search: z.string().max(200).catch(''),
  role: z.enum(['', ...roles]).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
const filters: ListFilter<'search' | 'role'>[] = [
  { search: 'search', label: 'Search users', placeholder: 'Search by name or e-mail', maxLength: 200 },
  { name: 'role', label: 'Role', every: 'All roles', choices: roleChoices },
];
const texts: ListTexts = {
  label: 'Users',
  failure: usersFailure,
  empty: { icon: UsersRound, title: 'No users found', text: 'No one has signed up yet' },
  noMatch: { text: 'Try another name, or another role', showAll: 'Show all users' },
};

export function UsersPage() {
  const address = useUrlFilters(filterSchema);
  const { search, role } = address.filters;
  const users = useUsers(address.filters);
  // With one page, the rows are all that match.
  const matching = users.data && users.data.pageCount > 1 ? users.data : undefined;
  const [managed, setManaged] = useState<ManagedUserDto | null>(null);
  /** The users to change; empty for pasted addresses. */
  const [bulk, setBulk] = useState<{ chosen?: ChosenUsers } | null>(null);
  const changeButton = (chosen: ChosenUsers) => (
    <Button variant="subtle" size="dense" onClick={() => setBulk({ chosen })}>
      Change or write to them…
    </Button>
  );
  const columns = useMemo(() => userColumns(setManaged), []);

  return (
    <>
      <AdminPageHeader
        title="User Management"
        lead={users.data && countOf(users.data.total, 'user')}
        actions={
          <Button variant="quiet" size="small" onClick={() => setBulk({})}>
            Change users by e-mail address
          </Button>
        }
      />
      <ListPage
        {...texts}
        address={address}
        filters={filters}
        query={users}
        selection={{
          nameOf: ({ name }) => name,
          acrossPages: true,
          actions: (selected) => changeButton({ ids: selected.map(({ id }) => id) }),
          all: matching && {
            count: formatNumber(matching.total),
            actions: () => changeButton({ filter: { search, role } }),
          },
        }}
        columns={columns}
      />
      {bulk && <BulkUsersDialog chosen={bulk.chosen} onClose={() => setBulk(null)} />}
      {managed && (
        <ManageUser key={managed.id} user={managed} onChanged={setManaged} onClose={() => setManaged(null)} />
      )}
    </>
  );
}
