import { v7 as uuid } from 'uuid';
import { notFound, ruleViolated } from '../domain-error.ts';
import type { Transaction } from './position-statements.repository.ts';
import { changePositions } from './bucket-positions.repository.ts';
import { revisionRows, searchTextOf, type NewQuestion } from './question-rows.ts';
import { addRevisions } from './revision-statements.repository.ts';

/**
 * Adds questions with their first revision, in the order given, and publishes those with that status. Must
 * run in `changeQuestionBank`. The rows of their pictures must exist. Returns the ids. Throws NOT_FOUND for
 * an unknown topic, RULE_BROKEN for an archived topic or an invalid question.
 */
export async function createQuestions(
  transaction: Transaction,
  questions: readonly NewQuestion[],
  createdById: string | null,
): Promise<string[]> {
  if (questions.length === 0) return [];
  const nextNumber = await numbersOf(transaction, questions);
  const written = questions.map((question) => {
    const { kind, topicId, grade, timeLimit, passageId, generationId = null } = question;
    const id = uuid();
    const row = {
      id,
      kind,
      topic_id: topicId,
      question_number: nextNumber(topicId, kind),
      grade,
      time_limit: timeLimit,
      passage_id: passageId,
      generation_id: generationId,
      search_text: searchTextOf(question),
    };
    return { row, ...revisionRows(id, 1, question, createdById) };
  });
  await transaction.$executeRaw`
    insert into questions (id, kind, topic_id, question_number, grade, time_limit, passage_id, generation_id, search_text)
    select id, kind, topic_id, question_number, grade, time_limit, passage_id, generation_id, search_text
    from json_populate_recordset(null::questions, ${JSON.stringify(written.map(({ row }) => row))}::json)`;
  await addRevisions(
    transaction,
    written.map(({ revision }) => revision),
    written.flatMap(({ options }) => options),
  );
  const placed = written.flatMap(({ row }, index) => {
    const status = questions[index]?.status ?? 'DRAFT';
    return status === 'DRAFT' ? [] : [{ questionId: row.id, status }];
  });
  if (placed.length > 0) await changePositions(transaction, placed);
  return written.map(({ row }) => row.id);
}

/**
 * Continues the question numbers of each topic and kind. Locks the topics, so that no number is used twice.
 */
async function numbersOf(transaction: Transaction, questions: readonly NewQuestion[]) {
  const topicIds = [...new Set(questions.map(({ topicId }) => topicId))];
  const topics = await transaction.$queryRaw<{ id: string; isArchived: boolean }[]>`
    select id, archived_at is not null as "isArchived" from topics where id = any(${topicIds}::uuid[])
    order by id for no key update`;
  if (topics.length < topicIds.length) throw notFound('This topic does not exist');
  if (topics.some(({ isArchived }) => isArchived)) throw ruleViolated('This topic was deleted');
  const highest = await transaction.$queryRaw<{ topicId: string; kind: string; number: number | null }[]>`
    select topic_id as "topicId", kind::text, max(question_number) as number from questions
    where topic_id = any(${topicIds}::uuid[]) group by topic_id, kind`;
  const numbers = new Map(highest.map(({ topicId, kind, number }) => [`${topicId}/${kind}`, number ?? 0]));
  return (topicId: string, kind: string): number => {
    const number = (numbers.get(`${topicId}/${kind}`) ?? 0) + 1;
    numbers.set(`${topicId}/${kind}`, number);
    return number;
  };
}
