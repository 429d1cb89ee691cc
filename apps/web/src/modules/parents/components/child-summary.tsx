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

/** Rows that fill their card. */
const rows = '*:first:border-t-0 *:first:pt-0 *:last:pb-0';

/** Work due, days, minutes, tests and topics: what a parent may know. */
export function ChildSummary({ summary }: { summary: ChildSummaryDto }) {
  const { workDue, missedWork, withheldWork, weeks, tests, rising, needsWork } = summary;
  return (
    <>
      <Section title="Work due" className="pt-0!">
        {workDue.length === 0 ? (
          <p className="text-ink-soft">No work of a class is due.</p>
        ) : (
          <Card>
            <dl className={rows}>
              {workDue.map(({ assignmentId, title, dueAt, state }) => (
                <FactRow
                  key={assignmentId}
                  name={
                    <span className="wrap-anywhere">
                      {title}
                      <span className="block text-sm">
                        {dueAt === null ? 'No due date' : `Due ${formatDue(dueAt)}`}
                      </span>
                    </span>
                  }
                >
                  <span className={onOneLine}>
                    <WorkBadge state={state} lateMinutes={0} />
                  </span>
                </FactRow>
              ))}
            </dl>
          </Card>
        )}
      </Section>
      {missedWork.length > 0 && (
        <Section title="Missed work">
          <Card>
            <dl className={rows}>
              {missedWork.map(({ assignmentId, title, closedAt }) => (
                <FactRow
                  key={assignmentId}
                  name={
                    <span className="wrap-anywhere">
                      {title}
                      <span className="block text-sm">Not handed in, closed on {formatDue(closedAt)}</span>
                    </span>
                  }
                >
                  <span className={onOneLine}>
                    <WorkBadge state="MISSED" lateMinutes={0} />
                  </span>
                </FactRow>
              ))}
            </dl>
          </Card>
        </Section>
      )}
      {withheldWork.length > 0 && (
        <Section title="Handed in">
          <Card>
            <dl className={rows}>
              {withheldWork.map(({ assignmentId, title, handedInAt, hasResultsLater }) => (
                <FactRow
                  key={assignmentId}
                  name={
                    <span className="wrap-anywhere">
                      {title}
                      <span className="block text-sm">Handed in {formatDue(handedInAt)}</span>
                    </span>
                  }
                >
                  {hasResultsLater ? 'Results later' : 'Results with the teacher'}
                </FactRow>
              ))}
            </dl>
          </Card>
        </Section>
      )}
      <Section title="Practice">
        <Card>
          <dl className={rows}>
            {weeks.map(({ monday, days, minutes }, index) => (
              <FactRow key={monday} name={weekName(monday, index)}>
                <span className={onOneLine}>{days === 0 ? 'No practice' : practiceText(days, minutes)}</span>
              </FactRow>
            ))}
          </dl>
        </Card>
      </Section>
      <Section title="Tests">
        {tests.length === 0 ? (
          <p className="text-ink-soft">No test was finished in these four weeks.</p>
        ) : (
          <Card>
            <dl className={rows}>
              {tests.map(({ subjectName, title, score, questionCount, finishedAt }) => (
                <FactRow
                  key={finishedAt}
                  name={
                    <span className="wrap-anywhere">
                      {title ?? subjectName}
                      <span className="block text-sm">
                        {title !== null && `${subjectName}, `}
                        {formatDay(finishedAt)}, {countOf(questionCount, 'question')}
                      </span>
                    </span>
                  }
                >
                  {score}%
                </FactRow>
              ))}
            </dl>
          </Card>
        )}
      </Section>
      <Section title="Going up">
        <Topics empty="Too few answers yet to show which topics are improving.">
          {rising.map(({ gain, ...topic }) => (
            <Topic key={topic.topicName + topic.subjectName} {...topic}>
              <span className={onOneLine}>
                {topic.accuracy - gain}% → {topic.accuracy}%
              </span>
            </Topic>
          ))}
        </Topics>
      </Section>
      <Section title="Needs work">
        <Topics empty="No topic stands out.">
          {needsWork.map((topic) => (
            <Topic key={topic.topicName + topic.subjectName} {...topic}>
              {topic.accuracy}%
            </Topic>
          ))}
        </Topics>
        <p className="mt-4 text-sm text-ink-soft">
          The percentages say how many answers were right. A topic that needs work is where practice helps
          most: ask what was hard, rather than how much was wrong.
        </p>
      </Section>
    </>
  );
}

function weekName(monday: string, index: number): string {
  if (index === 0) return 'This week';
  return index === 1 ? 'Last week' : `Week from ${formatDay(`${monday}T12:00:00Z`)}`;
}

const Topics = ({ empty, children }: { empty: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <p className="text-ink-soft">{empty}</p>
  ) : (
    <Card>
      <dl className={rows}>{children}</dl>
    </Card>
  );

const Topic = ({
  topicName,
  subjectName,
  children,
}: {
  topicName: string;
  subjectName: string;
  children: ReactNode;
}) => (
  <FactRow
    name={
      <span className="wrap-anywhere">
        {topicName}
        <span className="block text-sm">{subjectName}</span>
      </span>
    }
  >
    {children}
  </FactRow>
);

/** '3 days, 45 min'; without minutes when there were only seconds. */
const practiceText = (days: number, minutes: number): string =>
  [countOf(days, 'day'), ...(minutes === 0 ? [] : [hoursAndMinutes(minutes)])].join(', ');
