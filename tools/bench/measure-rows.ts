import { buildBenchmarkEnvironment } from './benchmark-environment.ts';
import type { Row } from './benchmark-report.ts';
import { achievementsRow } from './rows/achievements.ts';
import { adminSearchRows } from './rows/admin-search.ts';
import { drawRows } from './rows/draw.ts';
import { firstLoadRow } from './rows/first-load.ts';
import { imagesRow } from './rows/images.ts';
import { quizRow } from './rows/start-quiz.ts';
import { searchRows } from './rows/search.ts';
import { generateRow } from './rows/start-test.ts';
import { stackRow } from './rows/http-stack.ts';
import { completeRow } from './rows/submit-test.ts';
import { uploadRow } from './rows/upload.ts';

/** The rows of the table, measured in banks of these sizes. */
export async function measureRows(
  sizes: readonly number[],
  rounds: number,
  log: (line: string) => void,
): Promise<Row[]> {
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
  return rows;
}
