import { Link, useParams } from 'react-router-dom';
import { PupilDetails } from '#modules/classes/parts/class-pupil.tsx';
import { formatDue } from '../../parts/format-due.ts';
import { LateAnswers, WorkBadge } from '../../parts/work-badge.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { ArrangementSection } from '../components/arrangement-section.tsx';
import { useMarkbookOfPupil } from '../markbook.queries.ts';

/** One pupil's work on the assignments of a class. */
export function MarkbookPupilPage() {
  const { classId = '', pupilId = '' } = useParams();
  const query = useMarkbookOfPupil(classId, pupilId);
  return (
    <>
      <BackLink to={`/classes/${classId}/markbook`}>Markbook</BackLink>
      <Loaded
        query={query}
        loading="Loading the pupil’s work…"
        failure="This work did not load. The pupil may have left the class."
      >
        {({ pupil, assignments }) => {
          const handedIn = assignments.filter(({ entry }) => entry.handedInAt !== null).length;
          const excused = assignments.filter(
            ({ entry }) => entry.state === 'EXCUSED' && entry.handedInAt === null,
          ).length;
          return (
            <>
              <h2 className="text-2xl wrap-anywhere">{pupil.name}</h2>
              <PupilDetails pupil={pupil} />
              {assignments.length === 0 ? (
                <EmptyState title="No assignments yet">This class has not been set any work.</EmptyState>
              ) : (
                <>
                  <p className="mt-1 text-ink-soft">
                    {handedIn} of {countOf(assignments.length - excused, 'assignment')} handed in
                    {excused > 0 && `, ${formatNumber(excused)} excused`}
                  </p>
                  <ul className="mt-4 grid grid-cols-1">
                    {assignments.map(({ id, title, dueAt, entry }) => (
                      <li
                        key={id}
                        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
                      >
                        <div className="min-w-0 flex-1 max-sm:basis-full">
                          <Link
                            to={`/classes/${classId}/assignments/${id}`}
                            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
                          >
                            {title}
                          </Link>
                          <p className="text-sm text-ink-soft">
                            {entry.handedInAt === null
                              ? `Due ${formatDue(entry.dueAt ?? dueAt)}`
                              : `Handed in ${formatDue(entry.handedInAt)}`}
                          </p>
                        </div>
                        <div className="flex flex-wrap items-center gap-2">
                          <LateAnswers lateAnswers={entry.lateAnswers} />
                          {entry.handedInAt !== null && (
                            <Button asChild variant="quiet" size="small">
                              <Link
                                to={`/classes/${classId}/assignments/${id}/answers/${pupil.id}`}
                                aria-label={`Answers to ${title}`}
                              >
                                Answers
                              </Link>
                            </Button>
                          )}
                          <WorkBadge state={entry.state} lateMinutes={entry.lateMinutes} />
                          {entry.score !== null && (
                            <span className="font-bold figures-tabular">{entry.score}%</span>
                          )}
                        </div>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <ArrangementSection pupilId={pupil.id} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
