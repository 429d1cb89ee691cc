import type { ChildLinkDto } from '@markwell/shared/parents/parents.schemas';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { formatDay } from '#lib/format.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useEndLink, useMakeCodeForChild } from '../parents.queries.ts';
import { ShownCode } from './shown-code.tsx';

/** A child in the parent's list: the way to the summary, and what the parent decides. */
export function ChildCard({ child }: { child: ChildLinkDto }) {
  const { id, name, state, since, isEndAsked, mayMakeCode, othersToEnd } = child;
  const isActive = state === 'ACTIVE';
  return (
    <Card asChild>
      <li className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 text-xl wrap-anywhere">
              {name}
              {!isActive && <Badge>Waiting</Badge>}
            </h2>
            <p className="text-sm text-ink-soft">
              {isActive
                ? `Linked since ${formatDay(since)}.`
                : `Asked on ${formatDay(since)}. ${name} has to agree on the page ‘Who can see my work’.`}
            </p>
          </div>
          {isActive && (
            <Button asChild>
              <Link to={`/children/${id}`} aria-label={`See the summary of ${name}`}>
                See the summary
              </Link>
            </Button>
          )}
        </div>
        {isEndAsked && (
          <p className="rounded-md bg-marker-wash px-4 py-3">
            {name} would like you to stop looking. They are under 13, so you decide: please talk about it.
          </p>
        )}
        {othersToEnd.map((otherId) => (
          <EndOther key={otherId} linkId={otherId} childName={name} />
        ))}
        <div className="flex flex-wrap gap-3">
          {mayMakeCode && <CodeForOther linkId={id} childName={name} />}
          <EndOwn child={child} />
        </div>
      </li>
    </Card>
  );
}

function EndOwn({ child: { id, name, state } }: { child: ChildLinkDto }) {
  const end = useEndLink();
  const label = state === 'ACTIVE' ? 'Stop seeing the summary' : 'Withdraw the request';
  return (
    <AlertDialog
      trigger={
        <Button variant="quiet" size="small" pending={end.isPending} aria-label={`${label}: ${name}`}>
          {label}
        </Button>
      }
      title={state === 'ACTIVE' ? `Stop seeing ${name}’s summary?` : 'Withdraw the request?'}
      description={
        state === 'ACTIVE'
          ? `You will no longer see ${name}’s summary or get e-mails about it. We’ll let ${name} know.`
          : `${name} will no longer see your request.`
      }
      confirmLabel={state === 'ACTIVE' ? 'Stop' : 'Withdraw'}
      tone="danger"
      onConfirm={() => end.mutate(id)}
    />
  );
}

/** A child under 13 asked to end the link of another adult. Who that is stays between the adult and the child. */
function EndOther({ linkId, childName }: { linkId: string; childName: string }) {
  const end = useEndLink();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-marker-wash px-4 py-3">
      <p className="min-w-0 flex-1 basis-60">
        {childName} would like the other adult, to whom you gave a code, to stop seeing the summary. You
        decide: please talk about it.
      </p>
      <AlertDialog
        trigger={
          <Button variant="quiet" size="small" pending={end.isPending}>
            End the link
          </Button>
        }
        title="Stop the other adult seeing the summary?"
        description={`They will no longer see ${childName}’s summary. We’ll let them know that it ended, not why.`}
        confirmLabel="End the link"
        tone="danger"
        onConfirm={() => end.mutate(linkId)}
      />
    </div>
  );
}

/** Under 13, the parent who agreed to the account can let another adult see the summary. */
function CodeForOther({ linkId, childName }: { linkId: string; childName: string }) {
  const make = useMakeCodeForChild(linkId);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={make.isPending}
        aria-label={`Make a code for another adult: ${childName}`}
        onClick={() => {
          make.mutate(undefined, {
            onError: (error) => showToast('error', 'No code was made', messageOf(error, 'Please try again.')),
          });
        }}
      >
        Make a code for another adult
      </Button>
      {make.data && (
        <ShownCode {...make.data} onClose={() => make.reset()}>
          Give it to another adult who may see {childName}’s summary. Anyone who enters it can see it
          immediately, and we let {childName} know. You do not see each other here.
        </ShownCode>
      )}
    </>
  );
}
