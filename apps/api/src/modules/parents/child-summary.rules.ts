import type {
  ChildSummaryDto,
  MissedWorkDto,
  WithheldWorkDto,
  WorkDueDto,
} from '@markwell/shared/parents/parents.schemas';
import { scorePercent } from '@markwell/shared/progress/marking';
import { hasEnoughAnswers, topicVerdict } from '@markwell/shared/progress/topic-performance';
import { addDays, weekOf } from '@markwell/shared/time/days';
import { isWorkDue } from '@markwell/shared/assignments/assignments.vocabulary';
import {
  summaryTests,
  summaryTopics,
  summaryWeeks,
  summaryWorkDue,
} from '@markwell/shared/parents/parents.vocabulary';
import { assignmentAccess } from '#modules/assignments/assignment-access.rules.ts';
import type { WorkRow } from '#modules/assignments/work-rows.repository.ts';
import type { SummaryPeriod, TopicOfChild, WorkOfChild } from './child-summary.repository.ts';

const mondayOf = (day: string) => weekOf(day)[0] ?? day;

/** This week and the three before, compared with the four weeks before those. */
export function periodOfSummary(today: string): SummaryPeriod {
  const from = addDays(mondayOf(today), -7 * (summaryWeeks - 1));
  return { earlier: addDays(from, -7 * summaryWeeks), from, until: addDays(today, 1) };
}

/** The week from a Monday, compared with the four weeks before. */
export const periodOfWeek = (monday: string): SummaryPeriod => ({
  earlier: addDays(monday, -7 * summaryWeeks),
  from: monday,
  until: addDays(monday, 7),
});

type Topics = Pick<ChildSummaryDto, 'rising' | 'needsWork'>;

/** A smaller gain may be chance. In percent. */
const leastGain = 10;

/**
 * The topics in which the share of right answers rose most, and the ones with the lowest. A topic with few answers is in
 * neither, and a topic that rises does not need work.
 */
export function topicsOf(topics: readonly TopicOfChild[]): Topics {
  const judged = topics
    .filter(({ answered }) => hasEnoughAnswers(answered))
    .map(({ subjectName, topicName, answered, correct, answeredEarlier, correctEarlier }) => {
      const { accuracy, isWeak } = topicVerdict(correct, answered);
      const gain = hasEnoughAnswers(answeredEarlier)
        ? accuracy - scorePercent(correctEarlier, answeredEarlier)
        : 0;
      return { subjectName, topicName, accuracy, gain, isWeak };
    });
  const byName = (one: { topicName: string }, other: { topicName: string }) =>
    one.topicName.localeCompare(other.topicName, 'en-GB');
  const rising = judged
    .filter(({ gain }) => gain >= leastGain)
    .sort((one, other) => other.gain - one.gain || byName(one, other))
    .slice(0, summaryTopics);
  const needsWork = judged
    .filter((topic) => topic.isWeak && !rising.includes(topic))
    .sort((one, other) => one.accuracy - other.accuracy || byName(one, other))
    .slice(0, summaryTopics);
  return { rising, needsWork };
}

/**
 * The assignments that the child can still do, the one that is due first at the top: title, due time and state, never a
 * score. What the child cannot see yet is not there.
 */
export function workDueOf(assignments: readonly WorkRow[], now: Date): WorkDueDto[] {
  return assignments
    .flatMap(({ assignmentId, title, facts, work }) => {
      const { may, state, dueAt } = assignmentAccess('PUPIL', facts, work, now);
      if (!isWorkDue(state) || !(may.start || may.continue)) return [];
      return [{ assignmentId, title, dueAt: dueAt?.toISOString() ?? null, state }];
    })
    .slice(0, summaryWorkDue);
}

/** The assignments that closed before the child handed anything in, the one that closed last at the top. */
export function missedWorkOf(assignments: readonly WorkRow[], now: Date): MissedWorkDto[] {
  return assignments
    .flatMap(({ assignmentId, title, facts, work }) => {
      const { see, state, closesAt } = assignmentAccess('PUPIL', facts, work, now);
      return see.work && state === 'MISSED'
        ? [{ assignmentId, title, closedAt: closesAt.toISOString() }]
        : [];
    })
    .sort((one, other) => other.closedAt.localeCompare(one.closedAt))
    .slice(0, summaryWorkDue);
}

/** The handed-in work of which the child sees no result, the latest at the top. */
export function withheldWorkOf(assignments: readonly WorkRow[], now: Date): WithheldWorkDto[] {
  return assignments
    .flatMap(({ assignmentId, title, facts, work }) => {
      const { see, state } = assignmentAccess('PUPIL', facts, work, now);
      const handedInAt = work.attempt?.finishedAt;
      return state === 'HANDED_IN' && !see.score && handedInAt
        ? [
            {
              assignmentId,
              title,
              handedInAt: handedInAt.toISOString(),
              hasResultsLater: facts.show !== 'NONE',
            },
          ]
        : [];
    })
    .sort((one, other) => other.handedInAt.localeCompare(one.handedInAt))
    .slice(0, summaryWorkDue);
}

/** Whole minutes. */
export const minutesOf = (days: WorkOfChild['days']): number =>
  Math.round(days.reduce((sum, { studySeconds }) => sum + studySeconds, 0) / 60);

export function summaryOf(
  { days, tests, topics, assignments }: WorkOfChild,
  today: string,
  now: Date,
): Omit<ChildSummaryDto, 'linkId' | 'name'> {
  const weeks = Array.from({ length: summaryWeeks }, (_, index) => {
    const monday = addDays(mondayOf(today), -7 * index);
    const ofWeek = days.filter(({ day }) => day >= monday && day < addDays(monday, 7));
    return { monday, days: ofWeek.length, minutes: minutesOf(ofWeek) };
  });
  return {
    workDue: workDueOf(assignments, now),
    missedWork: missedWorkOf(assignments, now),
    withheldWork: withheldWorkOf(assignments, now),
    weeks,
    tests: tests
      .slice(0, summaryTests)
      .map(({ finishedAt, ...test }) => ({ ...test, finishedAt: finishedAt.toISOString() })),
    ...topicsOf(topics),
  };
}
