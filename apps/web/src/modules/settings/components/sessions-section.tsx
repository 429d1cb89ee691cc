import type { SessionDto } from '@markwell/shared/accounts/sessions.contract';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { formatDay } from '#lib/format.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { useEndSession, useSessions, useSignOutEverywhere } from '../sessions.queries.ts';
import { SettingsSection } from './settings-section.tsx';

/** Where the user is signed in, and signing out there. */
export function SessionsSection() {
  const sessions = useSessions();
  return (
    <SettingsSection
      title="Where you are signed in"
      lead="If you do not know one of these, sign it out and change your password."
    >
      <Loaded query={sessions} loading="Loading your devices…" failure="Your devices did not load.">
        {(reply) => (
          <ul className="grid">
            {reply.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      <SignOutEverywhere />
    </SettingsSection>
  );
}

function SessionRow({ session }: { session: SessionDto }) {
  const { device, signedInAt, lastUsedAt, isCurrent } = session;
  const { logout } = useAuth();
  const end = useEndSession();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isCurrent && <Badge>This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          <span className="inline-block">Signed in on {formatDay(signedInAt)},</span>{' '}
          <span className="inline-block">last used on {formatDay(lastUsedAt)}</span>
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={`Sign out: ${device}, signed in on ${formatDay(signedInAt)}`}
        pending={end.isPending}
        onClick={() => {
          if (isCurrent) logout();
          else end.mutate(session.id);
        }}
      >
        Sign out
      </Button>
    </li>
  );
}

function SignOutEverywhere() {
  const signOut = useSignOutEverywhere();
  return (
    <div className="mt-4">
      <ConfirmAction
        trigger={<Button variant="quiet">Sign out everywhere</Button>}
        title="Sign out everywhere?"
        description="You are signed out on every device, on this one too. A running test stays open: you can continue it after you sign in again."
        confirmLabel="Sign out everywhere"
        action={signOut}
      />
    </div>
  );
}
