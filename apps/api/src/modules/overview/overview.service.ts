import { overviewCap, type Capped, type OverviewDto } from '@markwell/shared/overview/overview.contract';
import { addDays, dayOf, startOfDay } from '@markwell/shared/time/days';
import type { Clock } from '#platform/clock.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { MostMissedRepository } from './most-missed.repository.ts';
import type { QuestionCountsRepository } from './question-counts.repository.ts';
import type { ToDoCountsRepository } from './to-do-counts.repository.ts';

export interface OverviewService {
  read: () => Promise<OverviewDto>;
}

interface Dependencies {
  toDoCounts: ToDoCountsRepository;
  questionCounts: QuestionCountsRepository;
  mostMissedQuestions: MostMissedRepository;
  clock: Clock;
}

const dayCount = 7;

export function createOverviewService({
  toDoCounts,
  questionCounts,
  mostMissedQuestions,
  clock,
}: Dependencies): OverviewService {
  return {
    async read() {
      const today = dayOf(clock());
      const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index + 1 - dayCount));
      const [toDo, subjects, created, mostMissed] = await Promise.all([
        toDoCounts.countToDo(),
        questionCounts.listQuestionCounts(),
        questionCounts.countNew(startOfDay(days[0] ?? today)),
        mostMissedQuestions.listMostMissed(),
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
        mostMissed: mostMissed.map(({ body, ...question }) => ({ ...question, text: body })),
      };
    },
  };
}

const capped = (count: number): Capped => ({
  count: Math.min(count, overviewCap),
  isCapped: count > overviewCap,
});
