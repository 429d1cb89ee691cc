import { connectDatabase, type Database } from '@markwell/database/connect';
import { parseSearchQuery } from '../../../apps/api/src/platform/search-query.ts';
import { listSubjectsOf } from '../../../apps/api/src/modules/curriculum/cached-curriculum.ts';
import { findQuestions } from '../../../apps/api/src/modules/search/find-questions.repository.ts';
import { contentOf } from '../../../apps/api/src/modules/search/search.mapper.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, expectMatches, repeating, type Variant } from '../rounds.ts';
import { rareWords, type Bank } from '../benchmark-environment.ts';
import { testContext } from '../../../apps/api/src/testing/test-context.ts';

const limit = 5;
const concurrency = 4;
const repeated = repeating(700, concurrency);

/** The simplest statement: reads the questions of the stage until enough match. */
const scan = ({ sql }: Database, stageId: string, q: string) =>
  sql
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select((eb) => ['questions.id', eb.fn.countAll<number>().over().as('total')])
    .where('subjects.stage_id', '=', stageId)
    .where('questions.kind', '=', 'REGULAR')
    .where('questions.status', '=', 'PUBLISHED')
    .where((eb) => eb(eb.fn<string>('lower', ['questions.search_text']), 'like', `%${q}%`))
    .orderBy('questions.id')
    .limit(limit)
    .execute();

/** Nobody: no question is embargoed for this user. */
const noUser = '00000000-0000-7000-8000-000000000000';

function variantsOn(database: Database, bank: Bank) {
  const { stageId } = bank;
  const settings = { curriculumCacheSeconds: 2 };
  const context = testContext({ db: database, clock: () => new Date(), settings });
  const search = async (q: string) => {
    const visible = await listSubjectsOf(context, { schoolId: null, isAdmin: false }, stageId);
    const topicIds = [...contentOf(visible).topics.keys()];
    return findQuestions(context, { userId: noUser, topicIds, limit }, parseSearchQuery(q));
  };
  const nextWord = rareWords(bank);
  const variant = (name: string, search: (q: string) => Promise<number>): Variant =>
    repeated(`${name} ${String(bank.questions)}`, () => expectMatches(search(nextWord())));
  return {
    searched: variant('search', async (q) => (await search(q)).length),
    scanned: variant('scan', async (q) => (await scan(database, stageId, q)).length),
  };
}

/** Searching the questions of the largest bank, against reading all of them and against searching the smallest bank. */
export async function searchRows(banks: readonly Bank[], rounds: number): Promise<Row[]> {
  const [small, large] = [banks.at(0), banks.at(-1)];
  if (!small || !large) throw new Error('there is no bank');
  const databases = [small, large].map(({ databaseUrl }) =>
    connectDatabase(databaseUrl, { poolSize: concurrency }),
  );
  try {
    const [inSmall, inLarge] = [small, large].map((bank, index) => {
      const database = databases[index];
      if (!database) throw new Error('a bank has no database');
      return variantsOn(database, bank);
    });
    if (!inSmall || !inLarge) throw new Error('a bank is missing');
    const sizeOf = ({ questions }: Bank) => questions.toLocaleString('en-GB');
    const againstScan = await compare(inLarge.searched, inLarge.scanned, Math.min(rounds, 5));
    const rows: Row[] = [
      {
        what: `Searching the questions of a bank of ${sizeOf(large)}`,
        against: 'a scan: `lower(search_text) like …`',
        ratio: againstScan.ratio,
        spread: againstScan.spread,
        aim: '> 1',
        isMet: againstScan.ratio > 1,
        detail: `${Math.round(againstScan.rates[inLarge.searched.name] ?? 0)}/s against ${Math.round(againstScan.rates[inLarge.scanned.name] ?? 0)}/s; the scan is slower in a larger bank, and neither ranks nor highlights`,
      },
    ];
    if (small !== large) {
      const growth = await compare(inLarge.searched, inSmall.searched, rounds);
      rows.push({
        what: `Searching the questions of a bank of ${sizeOf(large)}`,
        against: `searching those of a bank of ${sizeOf(small)}`,
        ratio: growth.ratio,
        spread: growth.spread,
        aim: 'none set',
        isMet: true,
        detail: 'more questions match in the larger bank',
      });
    }
    return rows;
  } finally {
    await Promise.all(databases.map((database) => database.$disconnect()));
  }
}
