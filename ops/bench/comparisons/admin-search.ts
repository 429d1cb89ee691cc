import { connectDatabase, type Database } from '@markwell/database/connect';
import {
  countQuestions,
  findNewestQuestions,
} from '../../../apps/api/src/modules/question-bank/search/question-search.repository.ts';
import type { QuestionScope } from '../../../apps/api/src/modules/question-bank/search/question-scope.repository.ts';
import { parseSearchQuery } from '../../../apps/api/src/platform/search-query.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, expectMatches, repeating, type Variant } from '../rounds.ts';
import { rareWords, type Bank } from '../benchmark-environment.ts';

const limit = 50;
const concurrency = 2;
const repeated = repeating(1000, concurrency);

const everything: QuestionScope = {
  kinds: ['REGULAR', 'RAPID_FIRE'],
  statuses: ['DRAFT', 'PUBLISHED'],
};

/** The simplest statement: a page and its count by reading every question. */
const scan = ({ sql }: Database, text: string) =>
  sql
    .selectFrom('questions')
    .select((eb) => ['id', eb.fn.countAll<number>().over().as('total')])
    .where('status', '<>', 'ARCHIVED')
    .where((eb) => eb(eb.fn<string>('lower', ['search_text']), 'like', `%${text}%`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

function variantsOn(database: Database, { questions }: Bank, words: string, next: () => string) {
  const variant = (name: string, search: (text: string) => Promise<number>): Variant =>
    repeated(`${name} ${words} ${String(questions)}`, () => expectMatches(search(next())));
  return {
    searched: variant('admin search', async (text) => {
      const query = parseSearchQuery(text);
      const [page] = await Promise.all([
        findNewestQuestions(database, everything, query, { before: undefined, limit }),
        countQuestions(database, everything, query),
      ]);
      return page.ids.length;
    }),
    scanned: variant('scan', async (text) => (await scan(database, text)).length),
  };
}

/** Manage Questions' search on the largest bank: a page of matches and its count, against reading every question. */
export async function adminSearchRows(banks: readonly Bank[], rounds: number): Promise<Row[]> {
  const bank = banks.at(-1);
  if (!bank) throw new Error('there is no bank');
  const database = connectDatabase(bank.databaseUrl, { poolSize: 2 * concurrency });
  const kinds = [
    { words: 'a rare word', next: rareWords(bank) },
    { words: 'words that every question has', next: () => 'what is' },
  ];
  const rows: Row[] = [];
  try {
    for (const { words, next } of kinds) {
      const { searched, scanned } = variantsOn(database, bank, words, next);
      const { ratio, spread, rates } = await compare(searched, scanned, Math.min(rounds, 5));
      const rateOf = ({ name }: Variant) => (rates[name] ?? 0).toFixed(1);
      rows.push({
        what: `Manage Questions: ${words} in a bank of ${bank.questions.toLocaleString('en-GB')}`,
        against: 'a scan: `lower(search_text) like …`, with a full count',
        ratio,
        spread,
        aim: '≥ 20',
        isMet: ratio >= 20,
        detail: `${rateOf(searched)}/s against ${rateOf(scanned)}/s; counts stop at 10,000`,
      });
    }
    return rows;
  } finally {
    await database.$disconnect();
  }
}
