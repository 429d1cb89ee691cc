import { sql, type QueryCreator } from 'kysely';
import type { Prisma } from '../client/client.ts';
import type { DB as Tables } from '../client/tables.ts';
import type { Sql } from '../connect.ts';

/** The rows of each table that the seed writes. */
export interface Rows {
  schools: Prisma.SchoolCreateManyInput[];
  users: Prisma.UserCreateManyInput[];
  parentLinks: Prisma.ParentLinkCreateManyInput[];
  accessArrangements: Prisma.AccessArrangementCreateManyInput[];
  subjects: Prisma.SubjectCreateManyInput[];
  topics: Prisma.TopicCreateManyInput[];
  mediaFiles: Prisma.MediaFileCreateManyInput[];
  drawings: Prisma.DrawingCreateManyInput[];
  passages: Prisma.PassageCreateManyInput[];
  buckets: Prisma.BucketCreateManyInput[];
  questions: Prisma.QuestionCreateManyInput[];
  questionRevisions: (Omit<Prisma.QuestionRevisionCreateManyInput, 'parts'> & {
    parts: readonly object[];
  })[];
  attempts: Prisma.AttemptCreateManyInput[];
  rapidFireSessions: Prisma.RapidFireSessionCreateManyInput[];
  rapidFireAnswers: Prisma.RapidFireAnswerCreateManyInput[];
  creativeWritingQuestions: Prisma.CreativeWritingQuestionCreateManyInput[];
  creativeWritingOptions: Prisma.CreativeWritingOptionCreateManyInput[];
  creativeWritingSessions: Prisma.CreativeWritingSessionCreateManyInput[];
  creativeWritingAnswers: Prisma.CreativeWritingAnswerCreateManyInput[];
  pastPapers: Prisma.PastPaperCreateManyInput[];
  pastPaperAnswers: Prisma.PastPaperAnswerCreateManyInput[];
  reports: Prisma.ReportCreateManyInput[];
  classes: Prisma.SchoolClassCreateManyInput[];
  classTeachers: Prisma.ClassTeacherCreateManyInput[];
  classMembers: Prisma.ClassMemberCreateManyInput[];
  assignments: Prisma.AssignmentCreateManyInput[];
  assignmentQuestions: Prisma.AssignmentQuestionCreateManyInput[];
  assignmentWork: Prisma.AssignmentWorkCreateManyInput[];
}

const tableNames = {
  schools: 'schools',
  users: 'users',
  parentLinks: 'parent_links',
  accessArrangements: 'access_arrangements',
  subjects: 'subjects',
  topics: 'topics',
  mediaFiles: 'media_files',
  drawings: 'drawings',
  passages: 'passages',
  buckets: 'buckets',
  questions: 'questions',
  questionRevisions: 'question_revisions',
  attempts: 'attempts',
  rapidFireSessions: 'rapid_fire_sessions',
  rapidFireAnswers: 'rapid_fire_answers',
  creativeWritingQuestions: 'creative_writing_questions',
  creativeWritingOptions: 'creative_writing_options',
  creativeWritingSessions: 'creative_writing_sessions',
  creativeWritingAnswers: 'creative_writing_answers',
  pastPapers: 'past_papers',
  pastPaperAnswers: 'past_paper_answers',
  reports: 'reports',
  classes: 'classes',
  classTeachers: 'class_teachers',
  classMembers: 'class_members',
  assignments: 'assignments',
  assignmentQuestions: 'assignment_questions',
  assignmentWork: 'assignment_work',
} as const satisfies Record<keyof Rows, keyof Tables>;
type TableName = (typeof tableNames)[keyof Rows];

/**
 * Inserts all rows of all tables in one statement. The rows of a table are one parameter, however many they are, and
 * references between the tables may be circular: PostgreSQL checks them at the end of the statement.
 */
export async function insertRows(client: Sql, tables: Partial<Rows>): Promise<void> {
  let statement: QueryCreator<Tables> = client;
  for (const name of namesOf(tables)) {
    const rows = tables[name] ?? [];
    if (rows.length > 0)
      statement = statement.with(`inserted_${name}`, (query) => insertOf(query, tableNames[name], rows));
  }
  await statement.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
}

const namesOf = (tables: Partial<Rows>) => Object.keys(tables) as (keyof Rows)[];

/** The rows are checked as Prisma's; this only gives their fields the names of the columns. */
function insertOf(query: QueryCreator<Tables>, table: TableName, rows: readonly object[]) {
  const columnOf = new Map([...new Set(rows.flatMap(Object.keys))].map((name) => [name, snakeCase(name)]));
  const columns = [...columnOf.values()];
  const json = JSON.stringify(rows.map((row) => withColumnNames(row, columnOf)));
  const given = sql<object>`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.as('given');
  return query
    .insertInto(table)
    .columns(columns as (keyof Tables[TableName])[])
    .expression(
      query.selectFrom(given).select(columns.map((column) => sql.ref(`given.${column}`).as(column))),
    );
}

function withColumnNames(row: object, columnOf: ReadonlyMap<string, string>): object {
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) renamed[columnOf.get(name) ?? name] = value;
  return renamed;
}

/** The columns whose names do not follow from those of their fields. */
const otherNames: Readonly<Record<string, string>> = { confirmedById: 'confirmed_by' };

function snakeCase(name: string): string {
  return otherNames[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
