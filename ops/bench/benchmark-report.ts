import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import * as path from 'node:path';
import { format } from 'oxfmt';

export interface Row {
  what: string;
  against: string;
  /** Measured rate ÷ rate of the baseline; for sizes, size ÷ minimum. */
  ratio: number;
  spread?: [number, number];
  aim: string;
  isMet: boolean;
  detail: string;
}

const root = path.join(import.meta.dirname, '../..');
const page = path.join(root, 'docs/performance.md');
const marks = ['<!-- table: written by pnpm bench -->', '<!-- end of table -->'] as const;

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, against, ratio, spread, aim, isMet, detail }) => {
    const quartiles = spread ? ` (${spread[0].toFixed(2)}–${spread[1].toFixed(2)})` : '';
    return `| ${what} | ${against} | **${ratio.toFixed(2)}**${quartiles} | ${aim} | ${isMet ? 'yes' : 'no'} | ${detail} |`;
  });
  return [
    '| What | Against | Ratio (quartiles) | Aim | Met | Detail |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Saves the numbers as JSON and writes the table in docs/performance.md between its two markers. */
export async function writeReport(rows: readonly Row[], startedAt: Date): Promise<void> {
  const results = path.join(root, 'ops/bench/results');
  mkdirSync(results, { recursive: true });
  const machine = {
    processors: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
  };
  const stamp = startedAt.toISOString().replaceAll(':', '-').slice(0, 19);
  writeFileSync(
    path.join(results, `${stamp}.json`),
    `${JSON.stringify({ startedAt, machine, rows }, null, 2)}\n`,
  );
  const text = readFileSync(page, 'utf8');
  const [from, to] = marks.map((mark) => text.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`${page} has no markers for its table`);
  const caption = `Measured on ${startedAt.toISOString().slice(0, 10)}: ${machine.processors} cores, ${machine.memoryGiB} GiB, Node ${machine.node.slice(1)}, ${machine.platform}.`;
  const changed = `${text.slice(0, from)}${marks[0]}\n\n${caption}\n\n${tableOf(rows)}\n\n${text.slice(to)}`;
  writeFileSync(page, (await format(page, changed)).code);
}
