import type { Requirements } from '@markwell/shared/accounts/second-factor-requirements.contract';
import { dayOf } from '@markwell/shared/time/days';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import { ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { formatDay, formatNumber } from '#lib/format.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { RequirementDialog } from './requirement-dialog.tsx';
import { everyTeacher, useRequirements, type RequirementRow } from './requirements.queries.ts';

const texts: ListTexts = {
  label: 'Sign-in codes',
  failure: 'The sign-in codes could not be loaded.',
  empty: { icon: ShieldCheck, title: 'No staff', text: 'Teachers and schools appear here.' },
};

/** What REQUIRE_SECOND_FACTOR says. */
const ofAdministrators: Record<SecondFactorPolicy, string> = {
  nobody: 'The operator does not require them of administrators.',
  'super-admins': 'The operator requires them of super-administrators.',
  admins: 'The operator requires them of all administrators.',
};

/** From when teachers, and the staff of each school, must sign in with a code. */
export function RequirementsPage() {
  const query = useRequirements();
  const { user } = useAuth();
  const mayChange = user?.role === 'SUPER_ADMIN';
  const [changedId, setChangedId] = useState<string>();
  const rows = query.data && rowsOf(query.data);
  const changed = rows?.find(({ id }) => id === changedId);
  const columns = useMemo(
    () => [
      ...facts,
      ...(mayChange ? [actionsColumn<RequirementRow>(changeButton(setChangedId), 'end')] : []),
    ],
    [mayChange],
  );
  return (
    <>
      <AdminPageHeader
        title="Sign-in Codes"
        lead="Who must sign in with a code from an authenticator app, as well as a password or Google."
      />
      <ListPage {...texts} query={{ ...query, data: rows && { rows } }} columns={columns} />
      {query.data && (
        <p className="mt-4">
          {ofAdministrators[query.data.administrators]}{' '}
          {!mayChange && 'Only a super-administrator can change who else must use them.'}
        </p>
      )}
      {changed && (
        <RequirementDialog
          row={changed}
          onClose={() => {
            setChangedId(undefined);
          }}
        />
      )}
    </>
  );
}

const rowsOf = ({ teachers, schools }: Requirements): RequirementRow[] => [
  { ...teachers, id: everyTeacher, name: 'Every teacher' },
  ...schools.map((school) => ({ ...school, name: `Staff of ${school.name}` })),
];

function requiredText({ startsOn }: RequirementRow): string {
  if (startsOn === null) return 'Not required';
  return `${startsOn > dayOf(new Date()) ? 'From' : 'Since'} ${formatDay(startsOn)}`;
}

const facts: DataColumn<RequirementRow>[] = [
  { id: 'name', header: 'Who', card: 'title', className: 'min-w-48 wrap-anywhere', cell: ({ name }) => name },
  {
    id: 'required',
    header: 'Required',
    card: 'wide',
    className: 'whitespace-nowrap',
    cell: requiredText,
  },
  { id: 'staff', header: 'Accounts', align: 'end', cell: ({ staffCount }) => formatNumber(staffCount) },
  {
    id: 'without',
    header: 'Without an app',
    align: 'end',
    cell: ({ withoutAppCount }) => formatNumber(withoutAppCount),
  },
];

const changeButton = (onChange: (id: string) => void) =>
  function ChangeButton({ id, name }: RequirementRow) {
    return (
      <RowButton label={`Change: ${name}`} onClick={() => onChange(id)}>
        Change
      </RowButton>
    );
  };
