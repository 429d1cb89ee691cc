import type {
  CountedStatisticsDto,
  ItemStatisticsDto,
  SuspiciousQuestions,
} from '@markwell/shared/question-editing/question-statistics.contract';
import { acceptableAnswers } from '@markwell/shared/answers/accept-too';
import type { Suspicion } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import type { QuestionType } from '@markwell/shared/question-bank/question-types.vocabulary';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { listExcerpt, listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import type { Caller } from '#platform/caller.ts';
import { mostFrequentAnswers } from '#modules/attempts/frequent-answers.rules.ts';
import type { AnswerCounts } from './count-answers.repository.ts';
import { countResponses } from './count-responses.repository.ts';
import {
  type StoredStatistics,
  countAnswersOfQuestions,
  countJudgedQuestions,
  findSuspiciousQuestions,
  findOutdatedStatistics,
  storeStatistics,
} from './item-statistics.repository.ts';
import { discriminationOf, suspicionsOf, wilsonInterval } from './question-statistics.rules.ts';
import type { Context } from '#context.ts';
import { assertManagesQuestion } from '#modules/curriculum/managed-content.ts';

interface ReportQuery {
  examType?: string | undefined;
  subject?: string | undefined;
  questionType?: QuestionType | undefined;
  suspicion?: Suspicion | undefined;
  page: number;
  limit: number;
}

/** Questions in one statement: PostgreSQL compares the answers of all of them, so more would take longer for each. */
const batchSize = 20;
/** Questions in one run, about a minute; the next run counts the others. */
const maxPerRun = 5000;

/** Counted from the answers now. Throws NOT_FOUND for a question that the caller does not manage. */
export async function readItemStatistics(
  context: Context,
  caller: Caller,
  questionId: string,
): Promise<CountedStatisticsDto> {
  await assertManagesQuestion(context.db.sql, caller, questionId);
  const [counts] = await countAnswersOfQuestions(context.db, [questionId]);
  if (!counts) throw questionNotFound();
  const { parts, responses } = await countResponses(context.db.sql, questionId);
  const frequentAnswers = mostFrequentAnswers(parts, responses).map((answer) => ({
    ...answer,
    acceptable: acceptableAnswers(parts, { label: answer.label, response: answer }),
  }));
  return { ...toItemStatistics(judge(counts)), frequentAnswers };
}

/** From the rows that the job stores. */
export async function listSuspiciousQuestions(
  context: Context,
  { examType, subject, questionType, suspicion, page, limit }: ReportQuery,
): Promise<SuspiciousQuestions> {
  const filter = {
    stageId: examType,
    subjectId: subject,
    kind: questionType && (questionType === 'regular' ? 'REGULAR' : 'RAPID_FIRE'),
    suspicion,
  } as const;
  const range = { skip: (page - 1) * limit, take: limit, textLength: listExcerptLength };
  const [counts, rows] = await Promise.all([
    countJudgedQuestions(context.db, filter),
    findSuspiciousQuestions(context.db, filter, range),
  ]);
  return {
    questions: rows.map(({ id, kind, text, stage, subject: { color, ...subject }, topic, ...row }) => ({
      id,
      questionType: kind === 'REGULAR' ? 'regular' : 'rapid-fire',
      questionText: listExcerpt(text),
      stage,
      subject: { ...subject, color: subjectColorOf(color) },
      topic,
      ...toItemStatistics(row),
    })),
    total: counts.total,
    judged: counts.judged,
    countedAt: counts.countedAt?.toISOString() ?? null,
  };
}

/** Counts the answers of every question whose stored row is out of date. Returns how many questions that were. */
export async function countOutdatedStatistics(context: Context): Promise<number> {
  let counted = 0;
  while (counted < maxPerRun) {
    const ids = await findOutdatedStatistics(context.db, batchSize);
    if (ids.length === 0) break;
    const rows = await countAnswersOfQuestions(context.db, ids);
    await storeStatistics(context.db, rows.map(judge), context.clock());
    counted += ids.length;
    if (ids.length < batchSize) break;
  }
  return counted;
}

export const itemStatisticsJob: PeriodicJob = {
  name: 'item statistics',
  cron: '*/5 * * * *',
  run: countOutdatedStatistics,
};

function judge({ restScores, ...counts }: AnswerCounts): StoredStatistics {
  const discrimination = discriminationOf(restScores);
  return { ...counts, discrimination, suspicions: suspicionsOf({ ...counts, discrimination }) };
}

type Judged = Omit<StoredStatistics, 'questionId' | 'revision' | 'countedAnswers' | 'countedCorrect'>;

function toItemStatistics({
  shown,
  answered,
  correct,
  shareSum,
  changedAt,
  ...row
}: Judged): ItemStatisticsDto {
  const { discrimination, medianSeconds, options, suspicions } = row;
  return {
    shown,
    answered,
    correct,
    facility: answered === 0 ? null : { share: shareSum / answered, ...wilsonInterval(shareSum, answered) },
    discrimination,
    options,
    medianSeconds,
    changedAt: changedAt?.toISOString() ?? null,
    suspicions,
  };
}
