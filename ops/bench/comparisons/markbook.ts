import { answerColumns } from '../../../apps/api/src/modules/attempts/answer-columns.ts';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { insertRows, type Rows } from '@markwell/database/sql/insert-rows';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import {
  countAnswersOfAssignment,
  summariseAssignment,
} from '../../../apps/api/src/modules/assignments/analysis.repository.ts';
import { readMarkbook } from '../../../apps/api/src/modules/assignments/markbook/markbook.service.ts';
import type { Row } from '../benchmark-report.ts';
import type { Bank } from '../benchmark-environment.ts';
import { compare, repeating } from '../rounds.ts';
import { assignmentRow } from './assignment-row.ts';
import { testContext } from '../../../apps/api/src/testing/test-context.ts';
import { storedOptions } from '../../../apps/api/src/testing/database/stored-options.ts';

const pupilCount = 1_000;
const assignmentCount = 30;
const questionCount = 10;
const pageSize = 50;
const concurrency = 2;
const repeated = repeating(1_000, concurrency);
const day = 86_400_000;

/** A year group that has handed in every assignment; the answers are those of the first one. */
interface YearGroup {
  classId: string;
  teacherId: string;
  assignmentIds: string[];
}

async function buildYearGroup(
  database: Database,
  { stageId, subjectId, databaseUrl }: Bank,
): Promise<YearGroup> {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * day);
  const found = await database.question.findMany({
    where: { topic: { subjectId }, status: 'PUBLISHED' },
    select: {
      id: true,
      topicId: true,
      currentRevision: { select: { id: true, parts: true } },
    },
    take: questionCount,
  });
  const [teacherId, classId] = [uuid(), uuid()];
  const pupils = Array.from({ length: pupilCount }, () => uuid());
  const assignmentIds = Array.from({ length: assignmentCount }, () => uuid());
  const attempts: Rows['attempts'] = [];
  const assignmentWork: Rows['assignmentWork'] = [];
  /** What a pupil answered to the questions of the first assignment. */
  const answersOf = (pupil: number, answeredAt: Date) =>
    found.map(({ id: questionId, topicId, currentRevision }, index) => {
      const options = storedOptions(currentRevision);
      const chosen = options[(pupil + index) % options.length];
      return {
        ...{ questionId, topicId, answeredAt },
        revisionId: currentRevision?.id ?? '',
        response: chosen?.optionLetter ?? null,
        isCorrect: chosen?.isCorrect ?? false,
      };
    });
  for (const [place, assignmentId] of assignmentIds.entries())
    for (const [index, userId] of pupils.entries()) {
      const id = uuid();
      const [startedAt, finishedAt] = [at(place - 40), new Date(at(place - 40).getTime() + 600_000)];
      assignmentWork.push({ assignmentId, userId, attemptId: id, earlierAttemptIds: [] });
      attempts.push({
        id,
        userId,
        stageId,
        subjectId,
        kind: 'ASSIGNMENT',
        answerKeyOnClient: false,
        usesConfirmed: true,
        status: 'FINISHED',
        difficulties: [],
        topicIds: [],
        requestedQuestions: questionCount,
        totalQuestions: questionCount,
        durationSeconds: 1800,
        startedAt,
        deadlineAt: new Date(startedAt.getTime() + 1_800_000),
        finishedAt,
        finishedBy: 'PUPIL',
        timeTakenSeconds: 600,
        correctCount: index % (questionCount + 1),
        score: (index % (questionCount + 1)) * 10,
        ...answerColumns(startedAt, place > 0 ? [] : answersOf(index, finishedAt)),
      });
    }
  const user = (id: string, name: string, role: 'TEACHER' | 'STUDENT') => ({
    id,
    name,
    role,
    email: `${id}@bench.example.com`,
    emailVerifiedAt: at(-60),
  });
  await insertRows(database.sql, {
    users: [
      user(teacherId, 'Bench teacher', 'TEACHER'),
      ...pupils.map((id, index) => user(id, `Pupil ${String(index)}`, 'STUDENT')),
    ],
    classes: [
      {
        id: classId,
        name: 'Year 10',
        stageId,
        joinCode: 'CDFGHJ',
        joinCodeExpiresAt: at(30),
        createdAt: at(-60),
      },
    ],
    classTeachers: [{ classId, userId: teacherId, isOwner: true, addedAt: at(-60) }],
    classMembers: pupils.map((userId) => ({ id: uuid(), classId, userId, joinedAt: at(-50) })),
  });
  await insertRows(database.sql, {
    assignments: assignmentIds.map((id, place) =>
      assignmentRow({
        id,
        classId,
        title: `Assignment ${String(place + 1)}`,
        subjectId,
        questionCount,
        opensAt: at(place - 41),
        dueAt: at(place - 39),
        closesAt: at(place - 38),
        createdById: teacherId,
      }),
    ),
    attempts,
    assignmentWork,
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query('vacuum analyze'); // autovacuum is off on a temporary server
  await pool.end();
  return { classId, teacherId, assignmentIds };
}

/** The simplest statement for a page of the markbook: names and scores, without what the rules need. */
const bareMarkbook = ({ sql }: Database, { classId, assignmentIds }: YearGroup) =>
  sql
    .selectFrom((from) =>
      from
        .selectFrom('class_members')
        .innerJoin('users', 'users.id', 'class_members.user_id')
        .select(['users.id', 'users.name'])
        .where('class_members.class_id', '=', classId)
        .where('class_members.left_at', 'is', null)
        .orderBy('users.name')
        .limit(pageSize)
        .as('pupil'),
    )
    .innerJoin('assignment_work', 'assignment_work.user_id', 'pupil.id')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.id', '=', 'assignment_work.attempt_id')
        .onRef('attempts.user_id', '=', 'assignment_work.user_id'),
    )
    .select(['pupil.id', 'pupil.name', 'assignment_work.assignment_id', 'attempts.score'])
    .where('assignment_work.assignment_id', 'in', assignmentIds)
    .execute();

/** The simplest count of an assignment's answers: by option, without letters and topics, of the pupils who handed in. */
const bareAnalysis = ({ sql }: Database, assignmentId: string) =>
  sql
    .selectFrom('assignment_work')
    .innerJoin('attempt_answers as answer', (join) =>
      join
        .onRef('answer.attempt_id', '=', 'assignment_work.attempt_id')
        .onRef('answer.user_id', '=', 'assignment_work.user_id'),
    )
    .select((eb) => ['answer.question_id', 'answer.letter', eb.fn.countAll<number>().as('count')])
    .where('assignment_work.assignment_id', '=', assignmentId)
    .groupBy(['answer.question_id', 'answer.letter'])
    .execute();

/** A page of the markbook of a year group, and the analysis of one of its assignments, each against its bare query. */
export async function markbookRows(bank: Bank, rounds: number): Promise<Row[]> {
  const database = connectDatabase(bank.databaseUrl, { poolSize: concurrency * 2 });
  try {
    const yearGroup = await buildYearGroup(database, bank);
    const { classId, teacherId, assignmentIds } = yearGroup;
    const [assignmentId = ''] = assignmentIds;
    const context = testContext({ db: database, clock: () => new Date() });
    const caller = {
      id: teacherId,
      role: 'TEACHER',
      schoolId: null,
      premiumUntil: null,
      sessionId: null,
      needsSecondFactor: false,
      secondFactorDueOn: null,
      isAdmin: false,
    } as const;
    const page = repeated('markbook', () =>
      readMarkbook(context, caller, classId, { cursor: undefined, limit: pageSize }),
    );
    const counted = repeated('analysis', () =>
      Promise.all([
        countAnswersOfAssignment(database, assignmentId),
        summariseAssignment(database, assignmentId),
      ]),
    );
    const barePage = repeated('bare page', () => bareMarkbook(database, yearGroup));
    const bareCount = repeated('bare count', () => bareAnalysis(database, assignmentId));
    const ofPage = await compare(page, barePage, rounds);
    const ofAnalysis = await compare(counted, bareCount, rounds);
    const perSecond = (rate: number | undefined) => `${(rate ?? 0).toFixed(1)}/s`;
    return [
      {
        what: `A page of the markbook: ${String(pageSize)} of ${pupilCount.toLocaleString('en-GB')} pupils, ${String(assignmentCount)} assignments`,
        against: 'one statement for names and scores',
        ratio: ofPage.ratio,
        spread: ofPage.spread,
        aim: '≥ 0.15',
        isMet: ofPage.ratio >= 0.15,
        detail: `${perSecond(ofPage.rates['markbook'])} against ${perSecond(ofPage.rates['bare page'])}; the service also checks the teacher and decides what may be seen of each entry`,
      },
      {
        what: `The analysis of an assignment that ${pupilCount.toLocaleString('en-GB')} pupils handed in`,
        against: 'one statement that counts by option',
        ratio: ofAnalysis.ratio,
        spread: ofAnalysis.spread,
        aim: '≥ 0.1',
        isMet: ofAnalysis.ratio >= 0.1,
        detail: `${perSecond(ofAnalysis.rates['analysis'])} against ${perSecond(ofAnalysis.rates['bare count'])}; it leaves out who left the class, and names options and topics`,
      },
    ];
  } finally {
    await database.$disconnect();
  }
}
