import type { MissedWorkDto, WithheldWorkDto, WorkDueDto } from '@markwell/shared/parents/parents.schemas';
import { scorePercent } from '@markwell/shared/progress/marking';
import { dayOf } from '@markwell/shared/time/days';
import { timeOf } from '@markwell/shared/time/local-time';
import { workStateNames } from '@markwell/shared/assignments/assignments.vocabulary';
import { productName } from '@markwell/shared/contract/product';
import { nameInEmail, renderEmail, type EmailBlock } from '#platform/email-sending/email-layout.ts';
import type { WorkOfChild } from './child-summary.repository.ts';
import { minutesOf, missedWorkOf, topicsOf, withheldWorkOf, workDueOf } from './child-summary.rules.ts';
import { countOf, dayName } from '#modules/notifications/emails/counts-and-days.ts';
import type { ReportWeek } from '#modules/notifications/emails/weekly-report.rules.ts';

interface Report {
  week: ReportWeek;
  children: readonly { linkId: string; name: string; work: WorkOfChild }[];
}

/** Of one child; the page has the others. */
const maxWorkDue = 5;

/** One e-mail about all children of a parent: a few lines each, without answers and comparisons. */
export function parentReportEmail(
  name: string,
  { week, children, now }: Report & { now: Date },
  { webUrl, unsubscribePage }: { webUrl: string; unsubscribePage: string },
) {
  const [first, ...others] = children;
  const onlyOne = others.length === 0 ? first : undefined;
  return renderEmail({
    subject: onlyOne
      ? `${nameInEmail(onlyOne.name)}’s week on ${productName}`
      : `Your children’s week on ${productName}`,
    name,
    blocks: [
      `From ${dayName(week.monday)} to ${dayName(week.sunday)}:`,
      ...children.flatMap(({ name: child, work }) => [
        ...linesOf(nameInEmail(child), work),
        ...workDueLines(nameInEmail(child), workDueOf(work.assignments, now)),
        ...missedLines(
          nameInEmail(child),
          missedWorkOf(work.assignments, now).filter(({ closedAt }) => isIn(week, closedAt)),
        ),
        ...withheldLines(
          nameInEmail(child),
          withheldWorkOf(work.assignments, now).filter(({ handedInAt }) => isIn(week, handedInAt)),
        ),
      ]),
    ],
    button: {
      label: onlyOne ? 'See the summary' : 'See the summaries',
      address: `${webUrl}/children${onlyOne ? `/${onlyOne.linkId}` : ''}`,
    },
    closing: ['Your children see that you got this e-mail.'],
    unsubscribe: {
      reason: `You get this e-mail on Mondays because a child lets you see their results on ${productName}. After a quiet week, none is sent until there is news.`,
      address: unsubscribePage,
    },
  });
}

const isIn = ({ from, until }: ReportWeek, instant: string) =>
  new Date(instant) >= from && new Date(instant) < until;

function linesOf(child: string, work: WorkOfChild): EmailBlock[] {
  if (work.days.length === 0) return [`${child} did not practise that week.`];
  const minutes = minutesOf(work.days);
  const { rising, needsWork } = topicsOf(work.topics);
  return [
    `${child} practised on ${countOf(work.days.length, 'day')}${minutes > 0 ? `, for ${countOf(minutes, 'minute')}` : ''}.`,
    {
      list: [
        testsLine(work.tests),
        ...(rising.length > 0 ? [`Going up: ${namesOf(rising)}.`] : []),
        ...(needsWork.length > 0 ? [`Needs work: ${namesOf(needsWork)}.`] : []),
      ],
    },
  ];
}

/** What a teacher has set and the child can still do; nothing when there is none. */
function workDueLines(child: string, workDue: readonly WorkDueDto[]): EmailBlock[] {
  if (workDue.length === 0) return [];
  const hidden = workDue.length - maxWorkDue;
  const lines = workDue.slice(0, maxWorkDue).map(({ title, dueAt, state }) => {
    const due = dueAt === null ? '' : `, due on ${momentName(new Date(dueAt))}`;
    return `${nameInEmail(title)}${due}: ${workStateNames[state].toLowerCase()}.`;
  });
  return [`Work due for ${child}:`, { list: [...lines, ...(hidden > 0 ? [`And ${hidden} more.`] : [])] }];
}

/** What closed in the week without being handed in; nothing when there is none. */
function missedLines(child: string, missed: readonly MissedWorkDto[]): EmailBlock[] {
  if (missed.length === 0) return [];
  const lines = missed.map(
    ({ title, closedAt }) =>
      `${nameInEmail(title)}: not handed in, closed on ${momentName(new Date(closedAt))}.`,
  );
  return [`Work that ${child} missed:`, { list: lines }];
}

/** What was handed in during the week and has no result yet; nothing when there is none. */
function withheldLines(child: string, withheld: readonly WithheldWorkDto[]): EmailBlock[] {
  if (withheld.length === 0) return [];
  const lines = withheld.map(
    ({ title, hasResultsLater }) =>
      `${nameInEmail(title)}: handed in, ${hasResultsLater ? 'results later' : 'results with the teacher'}.`,
  );
  return [`Work that ${child} handed in:`, { list: lines }];
}

/** '13 March at 16:00', in London time. */
const momentName = (instant: Date) => `${dayName(dayOf(instant))} at ${timeOf(instant)}`;

/** The scores of a few tests, else their average. */
function testsLine(tests: WorkOfChild['tests']): string {
  if (tests.length === 0) return 'No finished test.';
  if (tests.length <= 3) {
    return `Finished tests: ${tests.map(({ subjectName, title, score }) => `${title === null ? '' : `${nameInEmail(title)}, `}${subjectName} ${score}%`).join(', ')}.`;
  }
  const sum = tests.reduce((total, { score }) => total + score, 0);
  return `${countOf(tests.length, 'finished test')}, ${scorePercent(sum, tests.length * 100)}% on average.`;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const namesOf = (topics: readonly { topicName: string; subjectName: string }[]) =>
  list.format(topics.map(({ topicName, subjectName }) => `${topicName} (${subjectName})`));
