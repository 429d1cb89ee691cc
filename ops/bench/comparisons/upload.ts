import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import pg from 'pg';
import { administratorOf, sendForm } from '../administrator.ts';
import type { Row } from '../benchmark-report.ts';
import { fourOptions } from '../fill-question-bank.ts';
import { compare, type Variant } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';

const count = 200;
const uploadsPerRound = 3;

/** The same rows without an application: nothing is parsed or checked. */
const bareRows = `
  with topic as (select id from topics where code like 'TOPIC_%' limit 1),
    generated as (select gen_random_uuid() as id, gen_random_uuid() as revision_id, 'What is ' || n || ' and ' || $2::text || '?' as body
      from generate_series(1, $1::int) n),
    written as (insert into questions (id, kind, status, topic_id, difficulty, search_text)
      select generated.id, 'REGULAR', 'DRAFT', topic.id, 2, body from generated, topic)
  insert into question_revisions (id, question_id, number, body, explanation, parts)
  select revision_id, id, 1, body, 'Because.', $3::jsonb from generated`;

const pasted = (mark: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `Q${index + 1}. What is ${index + 1} and ${mark}?\nA) Option A\nB) Option B\nC) Option C\nD) Option D`,
  ).join('\n\n');
const solutions = Array.from({ length: count }, (_, index) => `S${index + 1}. Because.`).join('\n');
const key = Array.from({ length: count }, () => 'B').join(',');

/** Uploading two hundred pasted questions through the whole API, against writing as many rows in one bare statement. */
export async function uploadRow(bank: Bank, rounds: number): Promise<Row> {
  const pool = new pg.Pool({ connectionString: bank.databaseUrl, max: 1 });
  let turn = 0;
  const inTurn = (name: string, work: (mark: string) => Promise<unknown>): Variant => ({
    name,
    async round() {
      const started = performance.now();
      for (let each = 0; each < uploadsPerRound; each++) await work(`${name} ${turn++}`);
      return uploadsPerRound / ((performance.now() - started) / 1000);
    },
  });
  try {
    const administrator = await administratorOf(bank, pool);
    const { ratio, spread, rates } = await compare(
      inTurn('upload', (mark) =>
        sendForm(bank, administrator, uploadQuestions.path, {
          examTypeId: bank.stageId,
          subjectId: bank.subjectId,
          topicName: 'General',
          difficulty: '2',
          questionText: pasted(mark),
          answerKey: key,
          explanationText: solutions,
        }),
      ),
      inTurn('rows', (mark) =>
        pool.query({ name: 'rows', text: bareRows, values: [count, mark, JSON.stringify(fourOptions)] }),
      ),
      Math.min(rounds, 5),
    );
    const seconds = 1 / (rates['upload'] ?? 1);
    return {
      what: `An upload of ${count} questions: \`POST /api/admin/upload-questions\``,
      against: 'as many rows in one bare statement, without parsing',
      ratio,
      spread,
      aim: '≥ 0.02',
      isMet: ratio >= 0.02,
      detail: `${seconds.toFixed(2)} s an upload: parsed, compared with the bank and inserted, in one transaction`,
    };
  } finally {
    await pool.end();
  }
}
