import type { Database, Sql } from '@markwell/database/connect';
import { isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import {
  toDisplayedQuestion,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import { askedStatuses } from '#modules/question-bank/change/question-bank.rules.ts';
import { listedQuestions } from '#modules/question-bank/display/listed-questions.repository.ts';

/** A question with what a test needs to know of its subject. */
export interface PreviewedQuestion extends DisplayedQuestion {
  subjectId: string;
  subjectColor: string;
  stage: { id: string; name: string; displayName: string };
  isReserved: boolean;
}

const previewRows = (sql: Sql, ids: readonly string[]) =>
  listedQuestions(sql, ids).select([
    'subjects.id as subjectId',
    'subjects.color as subjectColor',
    'stages.id as stageId',
    'stages.name as stageName',
    'stages.display_name as stageDisplayName',
    'displayed.status',
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof previewRows>['execute']>>[number];

const toPreviewed = ({ stageId, stageName, stageDisplayName, status, ...row }: Row): PreviewedQuestion => ({
  ...toDisplayedQuestion(row),
  stage: { id: stageId, name: stageName, displayName: stageDisplayName },
  isReserved: status === 'RESERVED',
});

/** The published and reserved regular questions of these that the viewer may see, in the order of the ids. */
export async function findAvailableQuestions(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
): Promise<PreviewedQuestion[]> {
  const rows = await previewRows(db.sql, ids)
    .where('displayed.kind', '=', 'REGULAR')
    .where('displayed.status', 'in', askedStatuses)
    .where('topics.archived_at', 'is', null)
    .where(isVisibleTo(viewer))
    .execute();
  return rows.map(toPreviewed);
}

/** Questions that were asked in an assignment as they are now, also withdrawn and hidden ones. */
export async function findAskedQuestions(db: Database, ids: readonly string[]): Promise<PreviewedQuestion[]> {
  return (await previewRows(db.sql, ids).execute()).map(toPreviewed);
}
