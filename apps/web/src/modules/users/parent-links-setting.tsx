import {
  endUserParentLink,
  endUserParentLinkSchema,
  linkEndReasons,
  listUserParentLinks,
  type LinkEndReason,
  type UserParentLinkDto,
} from '@markwell/shared/users/user-parent-links.contract';
import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { call } from '#lib/api/client.ts';
import { formatDay } from '#lib/format.ts';
import { entriesOf } from '#lib/object-entries.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { UserSetting } from './user-setting.tsx';

/** Who sees the results of a pupil, and whose results a parent sees; ends a link, for example after a court order. */
export const ParentLinksSetting = ({ user }: { user: ManagedUserDto }) => (
  <UserSetting title="Parents and children">
    <DialogButton variant="quiet" label="Show the links" className="justify-self-start">
      {(close) => <ParentLinks user={user} onClose={close} />}
    </DialogButton>
  </UserSetting>
);

function ParentLinks({ user, onClose }: { user: ManagedUserDto; onClose: () => void }) {
  const links = useQuery({
    ...endpointQuery(listUserParentLinks, { params: { id: user.id } }),
    staleTime: 0,
  });
  const [ending, setEnding] = useState<UserParentLinkDto | null>(null);
  if (ending) return <EndLink link={ending} userName={user.name} onClose={() => setEnding(null)} />;
  return (
    <GuardedDialog
      size="small"
      title="Parents and children"
      description={<span className="wrap-anywhere">The links of {user.name} that have not ended.</span>}
      onClose={onClose}
    >
      <Loaded query={links} loading="Loading the links…" failure="The links did not load.">
        {({ links: rows }) =>
          rows.length === 0 ? (
            <p className="text-ink-soft">There are no links.</p>
          ) : (
            <ul className="grid gap-3">
              {rows.map((link) => (
                <LinkRow key={link.id} link={link} onEnd={() => setEnding(link)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </GuardedDialog>
  );
}

const stateNames: Record<UserParentLinkDto['state'], string> = {
  INVITED: 'Invited',
  REQUESTED: 'Waiting for the child',
  ACTIVE: 'The parent sees the results',
};

function LinkRow({ link, onEnd }: { link: UserParentLinkDto; onEnd: () => void }) {
  const { userIs, state, name, email, since } = link;
  const who = name ?? email;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-1">
        <p className="font-semibold wrap-anywhere">
          {userIs === 'child' ? 'Parent' : 'Child'}: {who}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {name !== null && `${email} · `}since {formatDay(since)}
        </p>
        <Badge>{stateNames[state]}</Badge>
      </div>
      <Button variant="quiet" size="small" onClick={onEnd} aria-label={`End the link with ${who}`}>
        End
      </Button>
    </li>
  );
}

interface EndLinkProps {
  link: UserParentLinkDto;
  userName: string;
  onClose: () => void;
}

function EndLink({ link, userName, onClose }: EndLinkProps) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (reason: LinkEndReason) =>
      call(endUserParentLink, { params: { id: link.id }, body: { reason } }),
    // A failure may mean that it has ended meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listUserParentLinks) }),
  });
  const form = useContractForm({
    schema: endUserParentLinkSchema,
    values: { reason: '' },
    // The schema refuses an empty reason.
    bodyOf: ({ reason }) => ({ reason: reason as LinkEndReason }),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="End this link?"
      description={
        <span className="wrap-anywhere">
          {userName} and {link.name ?? link.email} are notified that the link has ended, without a reason. It
          cannot be made again. The reason is in the audit log.
        </span>
      }
      submitLabel="End the link"
      submitVariant="danger"
      onSubmit={({ reason }) => end.mutateAsync(reason)}
      onSuccess={() => {
        onClose();
        showToast('success', 'The link has ended');
      }}
      onClose={onClose}
    >
      <Field label="Reason" required {...form.field('reason')}>
        <Select choices={entriesOf(linkEndReasons).map(([value, label]) => ({ value, label }))}>
          <option value="">Choose a reason</option>
        </Select>
      </Field>
    </FormDialog>
  );
}
