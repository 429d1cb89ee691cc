import { InviteByEmail } from '../components/invite-by-email.tsx';
import { JoinCode } from '../components/join-code.tsx';
import { OpenInvitations } from '../components/open-invitations.tsx';
import { useOpenedClass } from '../use-opened-class.ts';

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
