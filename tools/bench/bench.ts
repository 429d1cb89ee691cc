/** `pnpm bench [rows…]`: compares the hot paths with their baselines and writes the table of docs/performance.md. */
import { generateClient } from '../generate-client.ts';
import { tableOf, writeReport, type Row } from './benchmark-report.ts';

const startedAt = new Date();
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const sizes = [10_000, 100_000, 1_000_000];
const log = (line: string) => {
  console.log(line);
};

generateClient();
const { buildBenchmarkEnvironment } = await import('./benchmark-environment.ts');
const { achievementsRow } = await import('./rows/achievements.ts');
const { adminSearchRows } = await import('./rows/admin-search.ts');
const { completeRow } = await import('./rows/submit-test.ts');
const { drawRows } = await import('./rows/draw.ts');
const { firstLoadRow } = await import('./rows/first-load.ts');
const { generateRow } = await import('./rows/start-test.ts');
const { imagesRow } = await import('./rows/images.ts');
const { searchRows } = await import('./rows/search.ts');
const { quizRow } = await import('./rows/start-quiz.ts');
const { stackRow } = await import('./rows/http-stack.ts');
const { uploadRow } = await import('./rows/upload.ts');

const rows: Row[] = [firstLoadRow()];
const environment = await buildBenchmarkEnvironment(sizes, log);
try {
  const [bank] = environment.banks;
  if (!bank) throw new Error('there is no bank');
  log('Measuring the stack.');
  rows.unshift(await stackRow(bank, rounds));
  log('Measuring the draw.');
  rows.push(...(await drawRows(environment.banks, rounds)));
  log('Measuring the search.');
  rows.push(...(await searchRows(environment.banks, rounds)));
  rows.push(...(await adminSearchRows(environment.banks, rounds)));
  log('Measuring whole tests.');
  for (const each of environment.banks) rows.push(await generateRow(each, rounds));
  rows.push(await completeRow(bank, rounds));
  log('Measuring rapid-fire.');
  rows.push(await quizRow(bank, rounds));
  log('Measuring achievements.');
  rows.push(await achievementsRow(bank, rounds));
  log('Measuring uploads.');
  rows.push(await uploadRow(bank, rounds));
  rows.push(await imagesRow(bank, rounds));
} finally {
  await environment.stop();
}
await writeReport(rows, startedAt);
log(tableOf(rows));
