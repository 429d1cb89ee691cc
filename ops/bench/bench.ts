/**
 * `pnpm bench`: compares the hot paths with their baselines and writes the table of docs/performance.md.
 * `pnpm bench draw [questions]`: only prints the rows of drawing, with a larger bank.
 */
import { generateClient } from '../../tools/generate-client.ts';
import { tableOf, writeReport } from './benchmark-report.ts';

const startedAt = new Date();
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const sizes = [10_000, 100_000, 1_000_000];
const log = (line: string) => {
  console.log(line);
};

generateClient();
// Imported only after the client exists.
const { measureDraws, measureRows } = await import('./measure-rows.ts');
const [only, largest = '10000000'] = process.argv.slice(2);
if (only === undefined) {
  const rows = await measureRows(sizes, rounds, log);
  await writeReport(rows, startedAt);
  log(tableOf(rows));
} else if (only === 'draw' && Number(largest) > 10_000) {
  log(tableOf(await measureDraws([10_000, Number(largest)], rounds, log)));
} else {
  console.error('Usage: pnpm bench [draw [questions]]');
  process.exitCode = 2;
}
