import type { Prisma } from '../client/client.ts';

/** The rows of each table that the seed writes. */
export interface Rows {
  schools: Prisma.SchoolCreateManyInput[];
  users: Prisma.UserCreateManyInput[];
  subjects: Prisma.SubjectCreateManyInput[];
  topics: Prisma.TopicCreateManyInput[];
  mediaFiles: Prisma.MediaFileCreateManyInput[];
  passages: Prisma.PassageCreateManyInput[];
  buckets: Prisma.BucketCreateManyInput[];
  questions: Prisma.QuestionCreateManyInput[];
  questionRevisions: Prisma.QuestionRevisionCreateManyInput[];
  questionOptions: Prisma.QuestionOptionCreateManyInput[];
  attempts: Prisma.AttemptCreateManyInput[];
  attemptQuestions: Prisma.AttemptQuestionCreateManyInput[];
  rapidFireSessions: Prisma.RapidFireSessionCreateManyInput[];
  rapidFireAnswers: Prisma.RapidFireAnswerCreateManyInput[];
  creativeWritingQuestions: Prisma.CreativeWritingQuestionCreateManyInput[];
  creativeWritingOptions: Prisma.CreativeWritingOptionCreateManyInput[];
  creativeWritingSessions: Prisma.CreativeWritingSessionCreateManyInput[];
  creativeWritingAnswers: Prisma.CreativeWritingAnswerCreateManyInput[];
  pastPapers: Prisma.PastPaperCreateManyInput[];
  pastPaperAnswers: Prisma.PastPaperAnswerCreateManyInput[];
  flags: Prisma.FlagCreateManyInput[];
}

/**
 * Inserts all rows of all tables in one statement. The rows of a table are one parameter, however many they are, and
 * references between the tables may be circular: PostgreSQL checks them at the end of the statement.
 */
export async function insertRows(
  database: Pick<Prisma.TransactionClient, '$executeRawUnsafe'>,
  tables: Partial<Rows>,
): Promise<void> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  if (filled.length === 0) return;
  const inserts = filled.map(([table, rows], index) => insertOf(snakeCase(table), rows, index + 1));
  const parameters = filled.map(([, rows]) => JSON.stringify(rows.map(withColumnNames)));
  const ctes = inserts.map((insert, index) => `inserted_${index} as (${insert})`);
  // Names of tables and columns are those of our own schema; every value is a parameter.
  await database.$executeRawUnsafe(`with ${ctes.join(', ')} select 1`, ...parameters);
}

function insertOf(table: string, rows: readonly object[], parameter: number): string {
  const columns = [...new Set(rows.flatMap(Object.keys))].map((name) => `"${snakeCase(name)}"`).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $${parameter}::json)`;
}

function withColumnNames(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value as unknown]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
