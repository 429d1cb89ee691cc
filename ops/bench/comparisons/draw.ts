import { connectDatabase, type Database } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf } from '@markwell/database/sql/values';
import { displayedQuestion } from '../../../apps/api/src/modules/question-bank/display/displayed-question.repository.ts';
import { drawFromBank } from '../../../apps/api/src/modules/question-bank/draw/draw.ts';
import type { LoadedQuestions } from '../../../apps/api/src/modules/question-bank/draw/draw-source.ts';
import { findDrawScope } from '../../../apps/api/src/modules/question-bank/draw/draw-scope.repository.ts';
import { secureRandomInt } from '../../../apps/api/src/platform/random.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, repeating } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';
import { testContext } from '../../../apps/api/src/testing/test-context.ts';

const count = 20;
const concurrency = 4;
const repeated = repeating(700, concurrency);
/** The number of different tests that are read by key in turn, since each draw has different questions too. */
const remembered = 500;

/** Reads the content of a test with these questions by primary key, prepared as the product's statements are. */
const readByKey = prepareStatement<{ ids: readonly string[] }>()((query, value) =>
  query
    .selectFrom((eb) =>
      eb
        .selectFrom('questions')
        .select(['id as question_id', 'current_revision_id as revision_id', 'topic_id', 'difficulty'])
        .where((question) => question('id', '=', question.fn.any(arrayOf('uuid', value('ids')))))
        .$narrowType<{ revision_id: string }>()
        .as('displayed'),
    )
    .select(displayedQuestion),
);
const readQuestions = ({ sql }: Database, ids: readonly string[]) => readByKey(sql, { ids });

/** The naive way: sorts every question of the subject in random order. */
const drawByOrder = (database: Database, subjectId: string) =>
  database.sql
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .select('questions.id')
    .where('topics.subject_id', '=', subjectId)
    .where('questions.status', '=', 'PUBLISHED')
    .where('questions.kind', '=', 'REGULAR')
    .orderBy((eb) => eb.fn('random'))
    .limit(count)
    .execute();

function variantsOn(database: Database, { subjectId, pupils, questions }: Bank) {
  const context = testContext({
    db: database,
    clock: () => new Date(),
    randomInt: secureRandomInt,
    settings: { curriculumCacheSeconds: 2 },
  });
  const [pupil] = pupils;
  if (!pupil) throw new Error('the bank has no pupil');
  const viewer = { id: pupil.id, schoolId: null, isAdmin: false };
  const query = { subjectId, kind: 'REGULAR', difficulties: [1, 2, 3, 4, 5], topicIds: [] } as const;
  const known: string[][] = [];
  let turn = 0;

  async function draw(): Promise<string[]> {
    const selection = await findDrawScope(context, viewer.id, viewer, query);
    if (!selection) throw new Error('the subject cannot be seen');
    const read: LoadedQuestions = new Map();
    const options = { userId: viewer.id, pool: selection.pool, count };
    const ids = await drawFromBank(context, options, read);
    if (ids.length !== count || !ids.every((id) => read.has(id))) throw new Error('the draw gave too little');
    known[turn++ % remembered] = ids;
    return ids;
  }
  const variant = (name: string, job: () => Promise<unknown>) => repeated(`${name} ${questions}`, job);
  return {
    // Drawing and reading are one round trip.
    drawn: variant('drawn', draw),
    byKey: variant('by key', async () => {
      if (known.length === 0) await draw();
      return readQuestions(database, known[turn++ % known.length] ?? []);
    }),
    naive: variant('naive', async () => {
      const rows = await drawByOrder(database, subjectId);
      return readQuestions(
        database,
        rows.map(({ id }) => id),
      );
    }),
  };
}

/** Drawing against reading by key, for each bank; then the largest bank against the smallest and the naive way. */
export async function drawRows(banks: readonly Bank[], rounds: number): Promise<Row[]> {
  const databases = banks.map(({ databaseUrl }) => connectDatabase(databaseUrl, { poolSize: concurrency }));
  try {
    const rows: Row[] = [];
    const variants = banks.map((bank, index) => {
      const database = databases[index];
      if (!database) throw new Error('a bank has no database');
      return { bank, ...variantsOn(database, bank) };
    });
    for (const { bank, drawn, byKey } of variants) {
      const { ratio, spread, rates } = await compare(drawn, byKey, rounds);
      rows.push({
        what: `Drawing ${count} of one subject, bank of ${bank.questions.toLocaleString('en-GB')}`,
        against: 'the same rows by primary key',
        ratio,
        spread,
        aim: '≥ 0.65',
        isMet: ratio >= 0.65,
        detail: `${Math.round(rates[drawn.name] ?? 0)}/s against ${Math.round(rates[byKey.name] ?? 0)}/s`,
      });
    }
    const [small, large] = [variants.at(0), variants.at(-1)];
    if (small && large && small !== large) {
      const growth = await compare(large.drawn, small.drawn, rounds);
      rows.push({
        what: `Drawing in a bank of ${large.bank.questions.toLocaleString('en-GB')}`,
        against: `drawing in a bank of ${small.bank.questions.toLocaleString('en-GB')}`,
        ratio: growth.ratio,
        spread: growth.spread,
        aim: 'flat: ≥ 0.85',
        isMet: growth.ratio >= 0.85,
        detail: 'the same work on both',
      });
      const naive = await compare(large.drawn, large.naive, Math.min(rounds, 3));
      rows.push({
        what: `Drawing in a bank of ${large.bank.questions.toLocaleString('en-GB')}`,
        against: '`ORDER BY random()`',
        ratio: naive.ratio,
        spread: naive.spread,
        aim: '> 1',
        isMet: naive.ratio > 1,
        detail: 'the naive way is slower in a larger bank',
      });
    }
    return rows;
  } finally {
    await Promise.all(databases.map((database) => database.$disconnect()));
  }
}
