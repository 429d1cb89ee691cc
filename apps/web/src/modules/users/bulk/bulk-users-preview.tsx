import type { AffectedUserDto } from '@markwell/shared/users/bulk-users.contract';
import { roleNames } from '@markwell/shared/accounts/role-names.vocabulary';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf, formatDay, formatNumber } from '#lib/format.ts';
import { RoleBadge } from '../role-badge.tsx';
import { usersWith, type Preview } from './preview.ts';
import { useChangeUsers } from './bulk-users.queries.ts';

interface BulkUsersPreviewProps {
  preview: Preview;
  onBack: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

function verbOf({ change }: Preview): string {
  switch (change.kind) {
    case 'premium':
      return change.premiumUntil === null
        ? 'End premium access'
        : `Give premium access until ${formatDay(change.premiumUntil)}`;
    case 'school':
      return 'Set the school';
    case 'role':
      return `Change the role to ${roleNames[change.role]}`;
    case 'active':
      return change.isActive ? 'Activate' : 'Deactivate';
    case 'email':
      return `Send “${change.subject}”`;
  }
}

/** The button that had the focus is hidden, so the focus moves here. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Who would be affected and who not, to confirm; then what has happened to each. */
export function BulkUsersPreview({ preview, onBack, onConfirm, onClose }: BulkUsersPreviewProps) {
  const { users, unknownEmails, unreadable, change } = preview;
  const { mutation, done } = useChangeUsers();
  const affected = usersWith(users, 'changed');
  const isOver = mutation.isSuccess || mutation.isError;
  const shown = isOver ? [...done, ...users.filter(({ id }) => !done.some((each) => each.id === id))] : users;
  const changed = isOver ? usersWith(done, 'changed') : affected;
  const isEmail = change.kind === 'email';
  const notReached = mutation.isError
    ? affected.filter(({ id }) => !done.some((each) => each.id === id))
    : [];
  return (
    <div className="grid gap-4">
      <p ref={focusOn} tabIndex={-1} className="font-semibold outline-none">
        {verbOf(preview)}: {countOf(affected.length, 'user')}
      </p>
      {isOver && (
        <ResultBanner
          error={mutation.error}
          changed={`${countOf(changed.length, 'user was', 'users were')} ${isEmail ? 'sent the e-mail' : 'changed'}`}
          notReached={notReached.length}
        />
      )}
      {mutation.isPending && (
        <ProgressBar
          label="Users"
          value={done.length}
          max={affected.length}
          valueText={`${formatNumber(done.length)} of ${formatNumber(affected.length)}`}
        />
      )}
      <div className="grid max-h-[45dvh] gap-4 overflow-auto">
        <UserList title={isOver ? (isEmail ? 'Sent' : 'Changed') : 'Affected'} users={changed} />
        <UserList title="Refused" users={usersWith(shown, 'refused')} />
        <UserList title="Not reached" users={notReached} />
        <UserList title="No change needed" users={usersWith(shown, 'unchanged')} />
        <TextList title="Addresses without an account" lines={unknownEmails} />
        <TextList title="Without an e-mail address" lines={unreadable} />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {isOver ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="quiet" disabled={mutation.isPending} onClick={onBack}>
              Back
            </Button>
            <Button
              variant={change.kind === 'active' && !change.isActive ? 'danger' : 'primary'}
              disabled={affected.length === 0}
              pending={mutation.isPending}
              onClick={() => {
                onConfirm();
                mutation.mutate({ userIds: affected.map(({ id }) => id), change });
              }}
            >
              {isEmail
                ? `Send ${countOf(affected.length, 'e-mail')}`
                : `Change ${countOf(affected.length, 'user')}`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface ResultBannerProps {
  /** Why the change stopped; null when it did not. */
  error: Error | null;
  /** '3 users were changed' */
  changed: string;
  notReached: number;
}

const ResultBanner = ({ error, changed, notReached }: ResultBannerProps) =>
  error ? (
    <Banner tone="error" title={messageOf(error, 'The change stopped. Please try again.')}>
      {changed} before; {formatNumber(notReached)} not.
    </Banner>
  ) : (
    <Banner tone="success">{changed}.</Banner>
  );

function Titled({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">
        {title} ({formatNumber(count)})
      </h3>
      <ul className="mt-1 grid gap-1 text-sm">{children}</ul>
    </section>
  );
}

/** Of thousands, the first are enough to recognise a wrong filter. */
const shownUsers = 200;

const UserList = ({ title, users }: { title: string; users: readonly AffectedUserDto[] }) => (
  <Titled title={title} count={users.length}>
    {users.slice(0, shownUsers).map(({ id, name, email, role, reason }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-ink-soft">{email}</span>
        <RoleBadge role={role} />
        {reason !== null && <span className="basis-full text-ink-soft">{reason}</span>}
      </li>
    ))}
    {users.length > shownUsers && <li>and {formatNumber(users.length - shownUsers)} more</li>}
  </Titled>
);

const TextList = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Titled title={title} count={lines.length}>
    {lines.map((line, index) => (
      <li key={index} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </Titled>
);
