import type { ChildSummaryDto } from '@markwell/shared/features/parents/parents.schemas';
import { workStateNames } from '@markwell/shared/vocabulary/assignments';
import type { ReactNode } from 'react';
import { Section } from '#components/layout/section.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { FactRow } from '#components/ui/display/fact-row.tsx';
import { countOf, formatDay, hoursAndMinutes } from '#lib/format.ts';

/** Work due, days, minutes, tests and topics: what a parent may know. */
export function ChildSummary({ summary }: { summary: ChildSummaryDto }) {
  const { workDue, weeks, tests, rising, needsWork } = summary;
  const hasWorkDue = workDue.length > 0;
  return (
    <>
      {hasWorkDue && (
        <Section title="Work due" className="pt-0!">
          <Card>
            <dl className="*:first:border-t-0">
              {workDue.map(({ assignmentId, title, dueAt, state }) => (
                <FactRow
                  key={assignmentId}
                  name={
                    <span className="wrap-anywhere">
                      {title}
                      <span className="block text-sm">
                        {dueAt === null ? 'No due date' : `Due on ${formatDay(dueAt)}`}
                      </span>
                    </span>
                  }
                >
                  {workStateNames[state]}
                </FactRow>
              ))}
            </dl>
          </Card>
        </Section>
      )}
      <Section title="Practice" className={hasWorkDue ? undefined : 'pt-0!'}>
        <Card>
          <dl className="*:first:border-t-0">
            {weeks.map(({ monday, days, minutes }, index) => (
              <FactRow key={monday} name={weekName(monday, index)}>
                {days === 0 ? 'No practice' : `${countOf(days, 'day')}, ${hoursAndMinutes(minutes)}`}
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
            <dl className="*:first:border-t-0">
              {tests.map(({ subjectName, score, questionCount, finishedAt }) => (
                <FactRow
                  key={finishedAt}
                  name={
                    <span className="wrap-anywhere">
                      {subjectName}
                      <span className="block text-sm">
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
        <Topics empty="Too few answers yet to say which topics go up.">
          {rising.map(({ gain, ...topic }) => (
            <Topic key={topic.topicName + topic.subjectName} {...topic}>
              {topic.accuracy - gain}% → {topic.accuracy}%
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
      <dl className="*:first:border-t-0">{children}</dl>
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
