import { overviewCap, type Capped, type OverviewDto } from '@markwell/shared/overview/overview.contract';
import { addDays, dayOf, startOfDay } from '@markwell/shared/time/days';
import { listExcerpt } from '#modules/question-bank/display/list-excerpt.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { Context } from '#context.ts';
import { countToDo } from './to-do-counts.repository.ts';
import { findQuestionCounts, countNewQuestions } from './question-counts.repository.ts';
import { findMostMissed } from './most-missed.repository.ts';

const dayCount = 7;

export async function readOverview(context: Context): Promise<OverviewDto> {
  const today = dayOf(context.clock());
  const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index + 1 - dayCount));
  const [toDo, subjects, created, mostMissed] = await Promise.all([
    countToDo(context.db),
    findQuestionCounts(context.db),
    countNewQuestions(context.db, startOfDay(days[0] ?? today)),
    findMostMissed(context.db),
  ]);
  const createdOn = new Map(created.map(({ day, count }) => [day, count]));
  return {
    toDo: {
      pendingReports: capped(toDo.pendingReports),
      oldestReportAt: toDo.oldestReportAt?.toISOString() ?? null,
      draftQuestions: capped(toDo.draftQuestions),
      draftCreativeWriting: capped(toDo.draftCreativeWriting),
    },
    subjects: subjects.map(({ color, drafts, archived, ...subject }) => ({
      ...subject,
      color: subjectColorOf(color),
      drafts: capped(drafts),
      archived: capped(archived),
    })),
    newQuestions: {
      total: capped(created.reduce((sum, { count }) => sum + count, 0)),
      days: days.map((day) => ({ day, count: createdOn.get(day) ?? 0 })),
    },
    mostMissed: mostMissed.map(({ body, ...question }) => ({ ...question, text: listExcerpt(body) })),
  };
}

const capped = (count: number): Capped => ({
  count: Math.min(count, overviewCap),
  isCapped: count > overviewCap,
});
