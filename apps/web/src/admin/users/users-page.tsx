import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { roleNames } from '@markwell/shared/vocabulary/role-names';
import { roles, type Role } from '@markwell/shared/vocabulary/roles';
import { UsersRound } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import { DataTable } from '../../components/admin/data-table.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { useClampedPage } from '../../components/admin/use-clamped-page.ts';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { countOf } from '../../lib/format.ts';
import { ManageUser } from './manage-user.tsx';
import { userColumns } from './user-columns.tsx';
import { useUsers, usersFailure } from './users.queries.ts';

/** In the order of spec 3 §6. */
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

const idOf = ({ id }: ManagedUserDto) => id;

/** User Management (spec 3 §2.10). */
export function UsersPage() {
  const { filters, change, clear, isFiltered } = useUrlFilters(filterSchema);
  const [managed, setManaged] = useState<ManagedUserDto | null>(null);
  const columns = useMemo(() => userColumns(setManaged), []);
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers(filters);
  const toPage = useCallback(
    (page: number) => {
      change({ page }, { replace: true });
    },
    [change],
  );
  const search = useCallback(
    (text: string) => {
      change({ search: text, page: 1 }, { replace: true });
    },
    [change],
  );
  const pageCount = data?.pagination.totalPages ?? 0;
  useClampedPage({
    page: filters.page,
    pageCount: isPlaceholderData ? undefined : data?.pagination.totalPages,
    onPage: toPage,
  });
  const failure = error && {
    message: usersFailure(error),
    onRetry: () => void refetch(),
    retrying: isFetching,
  };

  return (
    <>
      <AdminPageHeader
        title="User Management"
        lead={data && !error ? countOf(data.pagination.totalCount, 'user') : undefined}
      />
      <FilterBar label="Users" isFiltered={isFiltered} onClear={clear}>
        <SearchForm
          label="Search users"
          placeholder="Search by name or e-mail"
          maxLength={200}
          value={filters.search}
          onSearch={search}
        />
        <FilterSelect
          label="Role"
          every="All roles"
          value={filters.role}
          choices={roleChoices}
          onChoose={(chosen) => {
            change({ role: roles.find((role) => role === chosen) ?? '', page: 1 });
          }}
        />
      </FilterBar>
      <DataTable
        label="Users"
        columns={columns}
        rows={data?.users}
        rowId={idOf}
        stale={isPlaceholderData}
        error={failure ?? undefined}
        empty={
          <EmptyState
            icon={UsersRound}
            title="No users found"
            action={
              isFiltered && (
                <Button variant="quiet" size="small" onClick={clear}>
                  Show all users
                </Button>
              )
            }
          >
            {isFiltered ? 'Try another name, or another role' : 'No one has signed up yet'}
          </EmptyState>
        }
      />
      {!error && pageCount > 1 && (
        <div className="mt-3">
          <Pager
            label="Users"
            size="dense"
            page={Math.min(filters.page, pageCount)}
            pageCount={pageCount}
            onPage={(page) => {
              change({ page });
            }}
          />
        </div>
      )}
      {managed && (
        <ManageUser
          key={managed.id}
          user={managed}
          onChanged={setManaged}
          onClose={() => {
            setManaged(null);
          }}
        />
      )}
    </>
  );
}
