import type { ChildSummaryDto } from '@markwell/shared/parents/parents.schemas';
import type { ReactNode } from 'react';
import { formatDue } from '#modules/assignments/parts/format-due.ts';
import { WorkBadge } from '#modules/assignments/parts/work-badge.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { countOf, formatDay, hoursAndMinutes } from '#lib/format.ts';

/** For short values beside long names; large text needs the second line. */
const onOneLine = 'inline-block whitespace-nowrap *:whitespace-nowrap! large-text:whitespace-normal';

/** Work due, days, minutes, tests and topics: what a parent may know. */
export function ChildSummary({ summary }: { summary: ChildSummaryDto }) {
  const { workDue, missedWork, withheldWork, weeks, tests, rising, needsWork } = summary;
  return (
    <>
      <Section title="Work due" className="pt-0!">
        <Rows empty="No work of a class is due.">
          {workDue.map(({ assignmentId, title, dueAt, state }) => (
            <Row
              key={assignmentId}
              name={title}
              below={dueAt === null ? 'No due date' : `Due ${formatDue(dueAt)}`}
            >
              <span className={onOneLine}>
                <WorkBadge state={state} lateMinutes={0} />
              </span>
            </Row>
          ))}
        </Rows>
      </Section>
      {missedWork.length > 0 && (
        <Section title="Missed work">
          <Rows>
            {missedWork.map(({ assignmentId, title, closedAt }) => (
              <Row key={assignmentId} name={title} below={`Not handed in, closed on ${formatDue(closedAt)}`}>
                <span className={onOneLine}>
                  <WorkBadge state="MISSED" lateMinutes={0} />
                </span>
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      {withheldWork.length > 0 && (
        <Section title="Handed in">
          <Rows>
            {withheldWork.map(({ assignmentId, title, handedInAt, hasResultsLater }) => (
              <Row key={assignmentId} name={title} below={`Handed in ${formatDue(handedInAt)}`}>
                {hasResultsLater ? 'Results later' : 'Results with the teacher'}
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      <Section title="Practice">
        <Rows>
          {weeks.map(({ monday, days, minutes }, index) => (
            <FactRow key={monday} name={weekName(monday, index)}>
              <span className={onOneLine}>{days === 0 ? 'No practice' : practiceText(days, minutes)}</span>
            </FactRow>
          ))}
        </Rows>
      </Section>
      <Section title="Tests">
        <Rows empty="No test was finished in these four weeks.">
          {tests.map((test) => (
            <Row key={test.finishedAt} name={test.title ?? test.subjectName} below={aboutTest(test)}>
              {test.score}%
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Going up">
        <Rows empty="Too few answers yet to show which topics are improving.">
          {rising.map(({ topicName, subjectName, accuracy, gain }) => (
            <Row key={topicName + subjectName} name={topicName} below={subjectName}>
              <span className={onOneLine}>
                {accuracy - gain}% → {accuracy}%
              </span>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Needs work">
        <Rows empty="No topic stands out.">
          {needsWork.map(({ topicName, subjectName, accuracy }) => (
            <Row key={topicName + subjectName} name={topicName} below={subjectName}>
              {accuracy}%
            </Row>
          ))}
        </Rows>
        <p className="mt-4 text-sm text-ink-soft">
          The percentages say how many answers were right. A topic that needs work is where practice helps
          most: ask what was hard, rather than how much was wrong.
        </p>
      </Section>
    </>
  );
}

interface RowsProps {
  /** Shown when there are no rows. */
  empty?: string;
  children: ReactNode[];
}

const Rows = ({ empty, children }: RowsProps) =>
  children.length === 0 && empty !== undefined ? (
    <p className="text-ink-soft">{empty}</p>
  ) : (
    <Card>
      {/* Fills the card. */}
      <dl className="*:first:border-t-0 *:first:pt-0 *:last:pb-0">{children}</dl>
    </Card>
  );

interface RowProps {
  name: string;
  /** Below the name, smaller. */
  below: string;
  children: ReactNode;
}

const Row = ({ name, below, children }: RowProps) => (
  <FactRow
    name={
      <span className="wrap-anywhere">
        {name}
        <span className="block text-sm">{below}</span>
      </span>
    }
  >
    {children}
  </FactRow>
);

function aboutTest({
  title,
  subjectName,
  finishedAt,
  questionCount,
}: ChildSummaryDto['tests'][number]): string {
  const about = `${formatDay(finishedAt)}, ${countOf(questionCount, 'question')}`;
  return title === null ? about : `${subjectName}, ${about}`;
}

function weekName(monday: string, index: number): string {
  if (index === 0) return 'This week';
  return index === 1 ? 'Last week' : `Week from ${formatDay(`${monday}T12:00:00Z`)}`;
}

/** '3 days, 45 min'; without minutes when there were only seconds. */
const practiceText = (days: number, minutes: number): string =>
  [countOf(days, 'day'), ...(minutes === 0 ? [] : [hoursAndMinutes(minutes)])].join(', ');
