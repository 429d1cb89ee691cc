import type { OwnMembershipsDto } from '@markwell/shared/classes/classes.contract';
import { Link } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { formatDay } from '#lib/format.ts';
import { useLeaveClass, useMemberships } from '../join.queries.ts';
import { aboutClass, teachersOf } from '../class-texts.ts';
import { ClassVisibility } from './class-visibility.tsx';

/** The pupil's classes, with their teachers and a way out. A section of 'Who can see my work'. */
export function OwnClasses() {
  const memberships = useMemberships();
  return (
    <Section
      title="My classes"
      action={
        <LinkButton asChild>
          <Link to="/join">Join a class</Link>
        </LinkButton>
      }
    >
      <Loaded query={memberships} loading="Loading your classes…" failure="Your classes did not load.">
        {({ classes }) =>
          classes.length === 0 ? (
            <p className="text-ink-soft">You are not in a class, so no teacher sees your work.</p>
          ) : (
            <div className="grid grid-cols-1 gap-5">
              <ul className="grid grid-cols-1 gap-4">
                {classes.map((row) => (
                  <OwnClass key={row.id} row={row} />
                ))}
              </ul>
              <ClassVisibility />
            </div>
          )
        }
      </Loaded>
    </Section>
  );
}

function OwnClass({ row }: { row: OwnMembershipsDto['classes'][number] }) {
  const leaving = useLeaveClass();
  return (
    <Card asChild>
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg wrap-anywhere">{row.name}</h3>
          <p className="wrap-anywhere">{teachersOf(row)}</p>
          <p className="text-sm text-ink-soft">
            {aboutClass(row)} · joined {formatDay(row.joinedAt)}
            {row.archivedAt !== null && ' · archived: its teachers see no new work'}
          </p>
        </div>
        <ConfirmAction
          trigger={
            <Button variant="quiet" aria-label={`Leave class ${row.name}`}>
              Leave class
            </Button>
          }
          title={<span className="wrap-anywhere">{`Leave ${row.name}?`}</span>}
          description="Its teachers will no longer see your work. You keep your work and your results."
          confirmLabel="Leave class"
          action={leaving}
          target={row.id}
        />
      </li>
    </Card>
  );
}
