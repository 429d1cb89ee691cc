import { connectDatabase, type Database } from '@markwell/database/connect';
import { insertRows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';
import { tokensInTurn, type Bank } from '../benchmark-environment.ts';
import type { Row } from '../benchmark-report.ts';
import { createHttpClient } from '../http-client.ts';
import { compare, type Variant } from '../rounds.ts';
import { assignmentRow } from './assignment-row.ts';

/** A year group. */
const starts = 1000;
const concurrency = 8;
const questionCount = 20;
const day = 86_400_000;

/** A class of the bank's pupils. Returns its id. */
async function buildClass(database: Database, { stageId, pupils }: Bank): Promise<string> {
  const classId = uuid();
  const at = (days: number) => new Date(Date.now() + days * day);
  await insertRows(database.sql, {
    classes: [
      {
        id: classId,
        name: 'Year 11',
        stageId,
        joinCode: 'CDFGHK',
        joinCodeExpiresAt: at(30),
        createdAt: at(-2),
      },
    ],
    classMembers: pupils.map(({ id }) => ({ id: uuid(), classId, userId: id, joinedAt: at(-1) })),
  });
  return classId;
}

/** An open assignment with these questions. Returns its id. */
async function setAssignment(
  database: Database,
  { classId, subjectId, questionIds }: { classId: string; subjectId: string; questionIds: string[] },
): Promise<string> {
  const [id, at] = [uuid(), (days: number) => new Date(Date.now() + days * day)];
  await insertRows(database.sql, {
    assignments: [
      assignmentRow({
        id,
        classId,
        title: 'Bench',
        subjectId,
        questionCount,
        opensAt: at(-1),
        dueAt: at(1),
        closesAt: at(2),
        announcedAt: at(-1),
        remindedAt: at(-1),
      }),
    ],
    assignmentQuestions: questionIds.map((questionId, index) => ({
      assignmentId: id,
      ordinal: index + 1,
      questionId,
    })),
  });
  return id;
}

/** Starts per second of a whole class, a few at a time. */
async function startAll(
  tokens: readonly string[],
  start: (token: string) => Promise<string>,
): Promise<number> {
  const waiting = [...tokens];
  const begun = performance.now();
  const work = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const { questions } = JSON.parse(await start(token)) as { questions: unknown[] };
      if (questions.length !== questionCount)
        throw new Error(`A start has ${String(questions.length)} questions`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return tokens.length / ((performance.now() - begun) / 1000);
}

/** A class that starts its assignment at the same time, against as many ordinary tests of the same length. */
export async function startAssignmentRow(bank: Bank, rounds: number): Promise<Row> {
  const database = connectDatabase(bank.databaseUrl, { poolSize: 1 });
  const http = createHttpClient(bank.api.url, concurrency);
  const { subjectId, stageId } = bank;
  const nextToken = tokensInTurn(bank);
  const someTokens = () => Array.from({ length: starts }, nextToken);
  try {
    const classId = await buildClass(database, bank);
    const questions = await database.question.findMany({
      where: { topic: { subjectId }, kind: 'REGULAR', status: 'PUBLISHED' },
      select: { id: true },
      take: questionCount,
    });
    const questionIds = questions.map(({ id }) => id);
    const assignment: Variant = {
      name: 'assignment',
      async round() {
        const id = await setAssignment(database, { classId, subjectId, questionIds });
        return startAll(someTokens(), (token) => http.post(`/api/own-assignments/${id}/start`, token, {}));
      },
    };
    const choice = { subjectId, examTypeId: stageId, difficulty: [1, 2, 3], questionCount, topicIds: [] };
    const ordinary: Variant = {
      name: 'ordinary',
      round: () => startAll(someTokens(), (token) => http.post('/api/tests/generate', token, choice)),
    };
    const { ratio, spread, rates } = await compare(assignment, ordinary, Math.min(rounds, 3));
    const perSecond = rates['assignment'] ?? Number.NaN;
    return {
      what: `${starts.toLocaleString('en-GB')} pupils start an assignment: \`POST /api/own-assignments/{id}/start\``,
      against: 'as many `POST /api/tests/generate`',
      ratio,
      spread,
      aim: '≥ 0.4',
      isMet: ratio >= 0.4,
      detail: `${perSecond.toFixed(0)}/s against ${(rates['ordinary'] ?? 0).toFixed(0)}/s, all within ${(starts / perSecond).toFixed(1)} s; it also reads the pupil's work and reserves the test`,
    };
  } finally {
    http.close();
    await database.$disconnect();
  }
}
