import type { ClassDto, ClassInvitationDto } from '@markwell/shared/classes/classes.schemas';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { formatDay } from '#lib/format.ts';
import { InviteByEmail } from '../components/invite-by-email.tsx';
import { JoinCode } from '../components/join-code.tsx';
import { useOpenedClass } from '../use-opened-class.ts';
import { useInvitations, useWithdrawInvitation } from '../classes.queries.ts';

/** How pupils get into a class: its code, its link, and e-mails. */
export function InvitePage() {
  const opened = useOpenedClass();
  if (opened.archivedAt !== null)
    return <p className="text-ink-soft">Nobody can join an archived class. Restore it first.</p>;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <JoinCode opened={opened} />
      <div className="grid grid-cols-1 content-start gap-8 print:hidden">
        <InviteByEmail opened={opened} />
        <OpenInvitations opened={opened} />
      </div>
    </div>
  );
}

/** The invitations that nobody has answered yet. */
function OpenInvitations({ opened }: { opened: ClassDto }) {
  const invitations = useInvitations(opened.id);
  return (
    <section aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="mb-3 text-xl">
        Open invitations
      </h2>
      <Loaded query={invitations} loading="Loading the invitations…" failure="The invitations did not load.">
        {(reply) =>
          reply.invitations.length === 0 ? (
            <p className="text-ink-soft">No invitation is open.</p>
          ) : (
            <ul className="grid grid-cols-1" aria-labelledby="open-invitations">
              {reply.invitations.map((invitation) => (
                <InvitationRow key={invitation.id} classId={opened.id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function InvitationRow({ classId, invitation }: { classId: string; invitation: ClassInvitationDto }) {
  const withdrawing = useWithdrawInvitation(classId);
  const { id, email, surname, forename, identifier, createdAt, expiresAt } = invitation;
  const listed = [[surname, forename].filter((part) => part !== '').join(', '), identifier].filter(
    (part) => part !== '',
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        {listed.length > 0 && <p className="font-semibold wrap-anywhere">{listed.join(' · ')}</p>}
        <p className="wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">
          sent on {formatDay(createdAt)}, open until {formatDay(expiresAt)}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Withdraw the invitation to ${email}`}
        pending={withdrawing.isPending}
        onClick={() => withdrawing.mutate(id)}
      >
        Withdraw
      </Button>
    </li>
  );
}
