import { ownMemberships } from '@markwell/shared/classes/classes.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { listOf } from '#lib/format.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';

/** Which classes the pupil is in, and an invitation that waits. Renders nothing for a pupil without any. */
export function ClassHint() {
  const { data } = useQuery(endpointQuery(ownMemberships));
  const classes = data?.classes.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const invitation = data?.invitations[0]?.class;
  if (classes.length === 0 && !invitation) return null;
  return (
    <div className="mt-6 grid gap-1 text-ink-soft">
      {classes.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">
            You are in {listOf(classes.map(({ name, teachers }) => `${name} (${listOf(teachers)})`))}.
          </span>
          <LinkButton asChild>
            <Link to="/who-can-see-my-work">Who can see my work</Link>
          </LinkButton>
        </p>
      )}
      {invitation && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">You are invited to the class {invitation.name}.</span>
          <LinkButton asChild>
            <Link to="/join">See the invitation</Link>
          </LinkButton>
        </p>
      )}
    </div>
  );
}
