import { buildBenchmarkEnvironment } from './benchmark-environment.ts';
import type { Row } from './benchmark-report.ts';
import { achievementsRow } from './comparisons/achievements.ts';
import { adminSearchRows } from './comparisons/admin-search.ts';
import { dashboardRow } from './comparisons/dashboard.ts';
import { databaseRows } from './comparisons/database.ts';
import { drawRows } from './comparisons/draw.ts';
import { imagesRow } from './comparisons/images.ts';
import { markbookRows } from './comparisons/markbook.ts';
import { quizRow } from './comparisons/start-quiz.ts';
import { markExpressionRow } from './comparisons/mark-expression.ts';
import { searchRows } from './comparisons/search.ts';
import { startAssignmentRow } from './comparisons/start-assignment.ts';
import { bareStartRow, generateRow } from './comparisons/start-test.ts';
import { stackRow } from './comparisons/http-stack.ts';
import { steadyExamRow } from './comparisons/steady-exam.ts';
import { completeRow } from './comparisons/submit-test.ts';
import { uploadRow } from './comparisons/upload.ts';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { firstRouteFloor, measureFirstRoute } from '../../tools/build/check-bundle.ts';

/** The rows of the table, measured in banks of these sizes. */
export async function measureRows(
  sizes: readonly number[],
  rounds: number,
  log: (line: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [firstLoadRow(), markExpressionRow(rounds)];
  const environment = await buildBenchmarkEnvironment(sizes, log);
  try {
    const [bank] = environment.banks;
    if (!bank) throw new Error('there is no bank');
    log('Measuring the stack.');
    rows.unshift(await stackRow(bank, rounds));
    log('Measuring the database.');
    rows.push(...(await databaseRows(bank, rounds)));
    log('Measuring the draw.');
    rows.push(...(await drawRows(environment.banks, rounds)));
    log('Measuring the search.');
    rows.push(...(await searchRows(environment.banks, rounds)));
    rows.push(...(await adminSearchRows(environment.banks, rounds)));
    log('Measuring whole tests.');
    for (const each of environment.banks) rows.push(await generateRow(each, rounds));
    rows.push(await bareStartRow(bank, rounds));
    rows.push(await startAssignmentRow(bank, rounds));
    rows.push(await completeRow(bank, rounds));
    rows.push(await steadyExamRow(bank, rounds));
    log('Measuring the dashboard.');
    rows.push(await dashboardRow(bank, rounds));
    log('Measuring rapid-fire.');
    rows.push(await quizRow(bank, rounds));
    log('Measuring achievements.');
    rows.push(await achievementsRow(bank, rounds));
    log('Measuring the markbook.');
    rows.push(...(await markbookRows(bank, rounds)));
    log('Measuring uploads.');
    rows.push(await uploadRow(bank, rounds));
    rows.push(await imagesRow(bank, rounds));
  } finally {
    await environment.stop();
  }
  return rows;
}

/** Only the rows of drawing. */
export async function measureDraws(
  sizes: readonly number[],
  rounds: number,
  log: (line: string) => void,
): Promise<Row[]> {
  const environment = await buildBenchmarkEnvironment(sizes, log);
  try {
    log('Measuring the draw.');
    return await drawRows(environment.banks, rounds);
  } finally {
    await environment.stop();
  }
}

const dist = path.join(import.meta.dirname, '../../apps/web/dist');

/** The size of the first route's JavaScript in the last build. Throws if there is no build. */
function firstLoadRow(): Row {
  if (!existsSync(dist)) throw new Error('Build the web first: pnpm build');
  const { total } = measureFirstRoute(dist);
  const ratio = total / firstRouteFloor;
  return {
    what: "The first route's JavaScript, gzip",
    against: 'React, router, React Query and axios alone',
    ratio,
    aim: '≤ 1.5',
    isMet: ratio <= 1.5,
    detail: `${total.toFixed(1)} KB against ${firstRouteFloor} KB`,
  };
}
