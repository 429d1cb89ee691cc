import {
  type Requirements,
  requirementChangeSchema,
} from '@markwell/shared/accounts/second-factor-requirements.contract';
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
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import {
  everyTeacher,
  useRequirements,
  type RequirementRow,
  useChangeRequirement,
} from './requirements.queries.ts';

const graceChoices = [
  { value: 'off', label: 'Not required' },
  { value: '0', label: 'From today' },
  { value: '7', label: 'In 7 days' },
  { value: '14', label: 'In 14 days' },
  { value: '30', label: 'In 30 days' },
] as const;
const initialChange: { choice: (typeof graceChoices)[number]['value'] } = { choice: '14' };

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
      {changed && <RequirementDialog row={changed} onClose={() => setChangedId(undefined)} />}
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

function RequirementDialog({ row, onClose }: { row: RequirementRow; onClose: () => void }) {
  const change = useChangeRequirement(row.id);
  const form = useContractForm({
    schema: requirementChangeSchema,
    values: initialChange,
    bodyOf: ({ choice }) => ({ graceDays: choice === 'off' ? null : Number(choice) }),
  });
  return (
    <FormDialog
      form={form}
      title="Sign-in codes"
      description={`${row.name}: from when must they use an authenticator app?`}
      submitLabel="Save"
      className="grid gap-4"
      onSubmit={(body) => change.mutateAsync(body)}
      onSuccess={({ startsOn }) => {
        onClose();
        showToast(
          'success',
          startsOn === null ? 'Sign-in codes are not required' : `Required from ${formatDay(startsOn)}`,
          row.name,
        );
      }}
      onClose={onClose}
    >
      <RadioChips
        legend="Required"
        choices={graceChoices}
        value={form.watch('choice')}
        onChange={(choice) => form.choose('choice', choice)}
      />
      <p className="text-sm text-ink-soft">
        Until then everyone without an app sees the day on every page. From that day, nothing else opens for
        them until they have set it up.
      </p>
    </FormDialog>
  );
}
