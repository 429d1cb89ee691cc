import { memberOrders, type ClassDto, type ClassMemberDto } from '@markwell/shared/classes/classes.schemas';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { PupilDetails } from '../parts/class-pupil.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchInput } from '#ui/inputs/search-input.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { countOf, formatDay } from '#lib/format.ts';
import { NameMember } from '../components/name-member.tsx';
import { useMembers, useRemoveMember } from '../classes.queries.ts';
import { useOpenedClass } from '../use-opened-class.ts';

const orderNames = { name: 'By surname', newest: 'Newest first' };
const orderChoices = memberOrders.map((value) => ({ value, label: orderNames[value] }));

/** The members of a class: search, order and remove. */
export function MembersPage() {
  const opened = useOpenedClass();
  return opened.memberCount === 0 ? <NoMembers opened={opened} /> : <Members opened={opened} />;
}

function Members({ opened }: { opened: ClassDto }) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(memberOrders[0] as (typeof memberOrders)[number]);
  const [page, setPage] = useState(1);
  const [removed, setRemoved] = useState<ClassMemberDto>();
  const [named, setNamed] = useState<ClassMemberDto>();
  const members = useMembers(opened.id, { search: useDeferredValue(search.trim()), order, page });
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search members"
          placeholder="Name or number"
          maxLength={120}
          className="min-w-0 flex-1 basis-60"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
        <Select
          aria-label="Order"
          className="basis-44"
          value={order}
          choices={orderChoices}
          onChange={({ target }) => {
            setOrder(memberOrders.find((value) => value === target.value) ?? 'name');
            setPage(1);
          }}
        />
      </div>
      <Loaded query={members} loading="Loading the members…" failure="The members did not load.">
        {({ members: rows, pagination }) => (
          <>
            <p role="status" className="mb-2 text-sm text-ink-soft">
              {search.trim() === ''
                ? countOf(pagination.total, 'pupil')
                : `${countOf(pagination.total, 'pupil')} found`}
            </p>
            <ul className="grid grid-cols-1">
              {rows.map((member) => (
                <MemberRow key={member.id} member={member} onName={setNamed} onRemove={setRemoved} />
              ))}
            </ul>
            {pagination.pages > 1 && (
              <div className="mt-4">
                <Pager label="Members" page={page} pageCount={pagination.pages} onPage={setPage} />
              </div>
            )}
          </>
        )}
      </Loaded>
      {named && <NameMember opened={opened} member={named} onClose={() => setNamed(undefined)} />}
      {removed && <RemoveMember opened={opened} member={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

const NoMembers = ({ opened }: { opened: ClassDto }) => (
  <EmptyState
    title="No pupils yet"
    action={
      <Button asChild>
        <Link to={`/classes/${opened.id}/invite`}>Show the join code</Link>
      </Button>
    }
  >
    Show your pupils the code of this class, or invite them by e-mail.
  </EmptyState>
);

interface MemberRowProps {
  member: ClassMemberDto;
  onName: (member: ClassMemberDto) => void;
  onRemove: (member: ClassMemberDto) => void;
}

const MemberRow = ({ member, onName, onRemove }: MemberRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold wrap-anywhere">{member.name}</p>
      <PupilDetails pupil={member} />
      <p className="text-sm text-ink-soft">
        {member.schoolYear !== null && `${member.schoolYear} · `}joined {formatDay(member.joinedAt)}
      </p>
    </div>
    <div className="flex gap-2">
      <Button
        variant="quiet"
        size="small"
        aria-label={`Edit name of ${member.name}`}
        onClick={() => onName(member)}
      >
        Edit name
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${member.name}`}
        onClick={() => onRemove(member)}
      >
        Remove
      </Button>
    </div>
  </li>
);

interface RemoveMemberProps {
  opened: ClassDto;
  member: ClassMemberDto;
  onClose: () => void;
}

function RemoveMember({ opened, member, onClose }: RemoveMemberProps) {
  const removing = useRemoveMember(opened.id);
  return (
    <AlertDialog
      open
      tone="danger"
      title={<span className="wrap-anywhere">{`Remove ${member.name}?`}</span>}
      description="You no longer see this pupil’s work. They keep it, and can join again with the join code: renew the code if they should not."
      confirmLabel="Remove pupil"
      pending={removing.isPending}
      onOpenChange={onClose}
      onConfirm={() => removing.mutate(member.id, { onSettled: onClose })}
    />
  );
}
