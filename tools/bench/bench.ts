/** `pnpm bench`: compares the hot paths with their baselines and writes the table of docs/performance.md. */
import { generateClient } from '../generate-client.ts';
import { tableOf, writeReport } from './benchmark-report.ts';

const startedAt = new Date();
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const sizes = [10_000, 100_000, 1_000_000];
const log = (line: string) => {
  console.log(line);
};

generateClient();
// Imported only after the client exists.
const { measureRows } = await import('./measure-rows.ts');
const rows = await measureRows(sizes, rounds, log);
await writeReport(rows, startedAt);
log(tableOf(rows));
