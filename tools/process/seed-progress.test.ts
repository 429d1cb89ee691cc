import { expect, test } from 'vitest';
import { createSeedOutput } from './seed-progress.ts';

function outputOf(isTTY: boolean) {
  const written: string[] = [];
  return { written, output: createSeedOutput({ isTTY, write: (text) => written.push(text) }) };
}

const progress = (done: number) => ({ part: '11+ English', done, total: 4_000 });

test('a terminal shows a bar in one line, which the next line replaces', () => {
  const { written, output } = outputOf(true);
  output.onProgress(progress(1_000));
  output.log('The bank is there.');
  expect(written).toEqual([
    '\r\u001B[2K[#####---------------] 1,000 of 4,000 questions (11+ English)',
    '\r\u001B[2KThe bank is there.\n',
  ]);
});

test('elsewhere each tenth is a plain line', () => {
  const { written, output } = outputOf(false);
  for (const done of [100, 450, 500, 1_000]) output.onProgress(progress(done));
  output.log('The bank is there.');
  expect(written).toEqual([
    'Seeding: 450 of 4,000 questions (11+ English)\n',
    'Seeding: 1,000 of 4,000 questions (11+ English)\n',
    'The bank is there.\n',
  ]);
});
