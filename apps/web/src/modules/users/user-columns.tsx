import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { dayOf, daysBetween } from '@markwell/shared/time/days';
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import type { DataColumn } from '#ui/admin/list/data-columns.ts';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { formatShortDay } from '#ui/admin/format-instant.ts';
import { formatNumber } from '#lib/format.ts';
import { RoleBadge } from './role-badge.tsx';

type Columns = DataColumn<ManagedUserDto>[];

function SignIn({ authProvider, emailVerified }: ManagedUserDto) {
  const Icon = emailVerified ? CircleCheck : CircleDashed;
  return (
    <div className="grid gap-0.5">
      <span>{authProvider === 'google' ? 'Google' : 'E-mail'}</span>
      <span className={`flex items-center gap-1 text-xs ${emailVerified ? 'text-correct' : 'text-ink-soft'}`}>
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {emailVerified ? 'Verified' : 'Not verified'}
      </span>
    </div>
  );
}

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="correct">
      <CircleCheck aria-hidden />
      Active
    </Badge>
  ) : (
    <Badge>
      <CircleSlash aria-hidden />
      Inactive
    </Badge>
  );
}

const hourMs = 3_600_000;

/** 'Never', 'Just now', '5h ago', '3 days ago' when under 7 days (Europe/London), then the date. */
export function lastLoginOf(instant: string | null, now = new Date()): string {
  if (instant === null) return 'Never';
  const at = new Date(instant);
  const hours = Math.floor((now.getTime() - at.getTime()) / hourMs);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${String(hours)}h ago`;
  const days = daysBetween(dayOf(at), dayOf(now));
  if (days >= 7) return formatShortDay(instant);
  return days === 1 ? '1 day ago' : `${String(days)} days ago`;
}

const hasEnded = (day: string, now = new Date()) => day < dayOf(now);

/** '1 Jul 2027', or that it has ended; 'None' for users who never had premium. */
function Premium({ premiumUntil }: ManagedUserDto) {
  if (premiumUntil === null) return <span className="text-ink-soft">None</span>;
  const isOver = hasEnded(premiumUntil);
  return (
    <span className={isOver ? 'text-ink-soft' : undefined}>
      {isOver ? 'Ended' : 'Until'} {formatShortDay(premiumUntil)}
    </span>
  );
}

export const userColumns = (onManage: (user: ManagedUserDto) => void): Columns => [
  {
    id: 'user',
    header: 'User',
    card: 'title',
    className: 'min-w-48 max-w-72',
    cell: ({ name, email }) => (
      <div className="grid">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-xs wrap-anywhere text-ink-soft">{email}</span>
      </div>
    ),
  },
  { id: 'sign-in', header: 'Sign-in', className: 'whitespace-nowrap', cell: SignIn },
  { id: 'role', header: 'Role', cell: RoleBadge },
  { id: 'state', header: 'Status', card: 'narrow', cell: ActiveBadge },
  {
    id: 'last-login',
    header: 'Last login',
    card: 'narrow',
    className: 'whitespace-nowrap',
    cell: ({ lastLoginAt }) => lastLoginOf(lastLoginAt),
  },
  {
    id: 'tests',
    header: 'Tests',
    card: 'narrow',
    align: 'end',
    cell: ({ _count }) => formatNumber(_count.testResults),
  },
  {
    id: 'flags',
    header: 'Flags',
    card: 'narrow',
    align: 'end',
    cell: ({ _count }) => formatNumber(_count.questionFlags),
  },
  {
    id: 'premium',
    header: 'Premium, school',
    className: 'min-w-32 max-w-44',
    cell: (user) => (
      <div className="grid gap-0.5">
        <span className="whitespace-nowrap">
          <Premium {...user} />
        </span>
        <span className="text-xs wrap-anywhere text-ink-soft">{user.school?.name ?? 'No school'}</span>
      </div>
    ),
  },
  {
    id: 'manage',
    header: 'Manage',
    headerHidden: true,
    card: 'actions',
    align: 'end',
    cell: (user) => (
      <RowButton label={`Manage ${user.name}`} onClick={() => onManage(user)}>
        Manage
      </RowButton>
    ),
  },
];
