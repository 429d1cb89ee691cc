import { Prisma } from '@markwell/database/client';
import { findOptionProblem } from '@markwell/shared/rules/options';
import { v7 as uuid } from 'uuid';
import { ruleViolated } from '../domain-error.ts';
import type { Position, PositionPlan } from './plan-positions.ts';

export type Transaction = Prisma.TransactionClient;
export type Kind = 'REGULAR' | 'RAPID_FIRE';
export type Status = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';

export interface PositionedQuestion {
  id: string;
  kind: Kind;
  status: Status;
  topicId: string;
  grade: number;
  bucketId: string | null;
  position: number | null;
}

export interface Bucket {
  id: string;
  kind: Kind;
  topicId: string;
  grade: number;
  publishedCount: number;
}

/** Another transaction moved one of the questions in the meantime: this one must be repeated. */
export class PositionsChangedError extends Error {
  override name = 'PositionsChangedError';
}

const placedColumns = Prisma.sql`id, kind::text, status::text, topic_id as "topicId", grade, bucket_id as "bucketId", position`;

export const readQuestions = (transaction: Transaction, ids: string[]) =>
  transaction.$queryRaw<
    PositionedQuestion[]
  >`select ${placedColumns} from questions where id = any(${ids}::uuid[]) order by id`;

/** Creates missing buckets and locks all buckets that questions leave or enter. */
export async function lockBuckets(
  transaction: Transaction,
  leaving: PositionedQuestion[],
  entering: PositionedQuestion[],
): Promise<Bucket[]> {
  const topics = entering.map(({ topicId }) => topicId);
  const kinds = entering.map(({ kind }) => kind);
  const grades = entering.map(({ grade }) => grade);
  const wanted = Prisma.sql`unnest(${topics}::uuid[], ${kinds}::question_kind[], ${grades}::smallint[], ${entering.map(() => uuid())}::uuid[])
    as wanted (topic_id, kind, grade, id)`;
  await transaction.$executeRaw`
    insert into buckets (topic_id, kind, grade, id) select * from ${wanted} order by 1, 2, 3
    on conflict (topic_id, kind, grade) do nothing`;
  const left = leaving.flatMap(({ bucketId }) => bucketId ?? []);
  return transaction.$queryRaw<Bucket[]>`
    select id, kind::text, topic_id as "topicId", grade, published_count as "publishedCount" from buckets
    where id = any(${left}::uuid[]) or (topic_id, kind, grade) in (select topic_id, kind, grade from ${wanted})
    order by id for no key update`;
}

/** Locks the questions that move, and checks that nothing changed since they were read. */
export async function lockQuestions(
  transaction: Transaction,
  before: PositionedQuestion[],
  { moves }: PositionPlan,
): Promise<void> {
  const locked = await transaction.$queryRaw<PositionedQuestion[]>`
    select ${placedColumns} from questions
    where id = any(${before.map(({ id }) => id)}::uuid[] || array(
      select q.id from unnest(${moves.map(({ bucketId }) => bucketId)}::uuid[], ${moves.map(({ from }) => from)}::int[]) as m (bucket_id, position)
      join questions q on q.bucket_id = m.bucket_id and q.position = m.position))
    order by id for update`;
  const now = new Map(locked.map((question) => [question.id, question]));
  const isSame = (question: PositionedQuestion) =>
    JSON.stringify(now.get(question.id)) === JSON.stringify(question);
  if (!before.every(isSame)) throw new PositionsChangedError();
}

export async function assertPublishable(
  transaction: Transaction,
  entering: { questionId: string }[],
): Promise<void> {
  const [unfit] = await transaction.$queryRaw<{ id: string }[]>`
    select q.id from questions q left join question_options o on o.revision_id = q.current_revision_id
    where q.id = any(${entering.map(({ questionId }) => questionId)}::uuid[])
    group by q.id having count(o.id) < 2 or not coalesce(bool_or(o.is_correct), false) limit 1`;
  if (unfit)
    throw ruleViolated('A question needs at least two options, one of them correct, before it is published');
  await assertOptionsDiffer(transaction, entering);
}

/** A draft may be older than this rule. */
async function assertOptionsDiffer(
  transaction: Transaction,
  entering: { questionId: string }[],
): Promise<void> {
  const rows = await transaction.$queryRaw<
    { revisionId: string; text: string | null; imageId: string | null }[]
  >`
    select o.revision_id as "revisionId", o.text, o.image_id as "imageId"
    from questions q join question_options o on o.revision_id = q.current_revision_id
    where q.id = any(${entering.map(({ questionId }) => questionId)}::uuid[]) order by o.revision_id, o.letter`;
  for (const options of Map.groupBy(rows, ({ revisionId }) => revisionId).values()) {
    const problem = findOptionProblem(
      options.map(({ text, imageId }) => (imageId === null ? { text: text ?? '' } : { image: imageId })),
    );
    if (problem) throw ruleViolated(problem.message);
  }
}

/**
 * Clears the positions of leaving questions first: a position must be free before another question moves to
 * it.
 */
export async function moveQuestions(
  transaction: Transaction,
  after: PositionedQuestion[],
  leaving: { questionId: string }[],
  { moves, entered }: PositionPlan,
): Promise<void> {
  await transaction.$executeRaw`
    update questions set status = 'DRAFT', bucket_id = null, position = null
    where id = any(${leaving.map(({ questionId }) => questionId)}::uuid[])`;
  await transaction.$executeRaw`
    update questions q set position = m.position_to
    from unnest(${moves.map(({ bucketId }) => bucketId)}::uuid[], ${moves.map(({ from }) => from)}::int[], ${moves.map(({ to }) => to)}::int[])
      as m (bucket_id, position_from, position_to)
    where q.bucket_id = m.bucket_id and q.position = m.position_from`;
  const rows = after.map((question) => {
    const { id, status, topicId, grade } = question;
    const place = status === 'PUBLISHED' ? placeAfter(question, { moves, entered }) : undefined;
    return { id, status, topic_id: topicId, grade, bucket_id: place?.bucketId, position: place?.position };
  });
  await transaction.$executeRaw`
    update questions q set status = n.status, topic_id = n.topic_id, grade = n.grade,
      bucket_id = n.bucket_id, position = n.position, updated_at = now()
    from json_populate_recordset(null::questions, ${JSON.stringify(rows)}::json) n
    where q.id = n.id`;
}

function placeAfter(
  question: PositionedQuestion,
  { moves, entered }: Pick<PositionPlan, 'moves' | 'entered'>,
): Position | undefined {
  const place = entered.find(({ questionId }) => questionId === question.id);
  if (place || question.bucketId === null || question.position === null) return place;
  const { bucketId, position } = question;
  const move = moves.find(({ bucketId: bucket, from }) => bucket === bucketId && from === position);
  return { bucketId, position: move?.to ?? position };
}

/** Moves pupils' seen counts between buckets together with the questions. */
export async function countSeen(
  transaction: Transaction,
  leaving: readonly { questionId: string; bucketId: string }[],
  entering: readonly { questionId: string; bucketId: string }[],
): Promise<void> {
  const steps = [
    ...leaving.map((each) => ({ ...each, step: -1 })),
    ...entering.map((each) => ({ ...each, step: 1 })),
  ];
  if (steps.length === 0) return;
  await transaction.$executeRaw`
    insert into buckets_seen (user_id, bucket_id, seen_count)
    select s.user_id, d.bucket_id, sum(d.step)
    from unnest(${steps.map(({ questionId }) => questionId)}::uuid[], ${steps.map(({ bucketId }) => bucketId)}::uuid[], ${steps.map(({ step }) => step)}::int[])
      as d (question_id, bucket_id, step)
    join seen_questions s on s.question_id = d.question_id
    group by s.user_id, d.bucket_id having sum(d.step) <> 0 order by s.user_id, d.bucket_id
    on conflict (user_id, bucket_id) do update set seen_count = buckets_seen.seen_count + excluded.seen_count`;
}

export async function writeCounts(transaction: Transaction, { counts }: PositionPlan): Promise<void> {
  await transaction.$executeRaw`
    update buckets b set published_count = n.published_count
    from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[]) as n (id, published_count)
    where b.id = n.id and b.published_count <> n.published_count`;
}

/** Makes the images of published questions public; those of drafts need a signed address. */
export async function publishImages(
  transaction: Transaction,
  entering: { questionId: string }[],
): Promise<void> {
  if (entering.length === 0) return;
  await transaction.$executeRaw`
    update media_files m set access = 'PUBLIC' where access = 'SIGNED' and id in (
      select unnest(array[r.image_id, r.solution_image_id, o.image_id])
      from questions q join question_revisions r on r.id = q.current_revision_id
      left join question_options o on o.revision_id = r.id
      where q.id = any(${entering.map(({ questionId }) => questionId)}::uuid[]))`;
}
