/**
 * `pnpm papers [folder]`: writes our past papers, as the seed loads them, and a practice sheet of each subject's typed
 * questions, all with their mark schemes, to view or print.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { Paper } from '@markwell/questions/papers/paper';
import { papers } from '@markwell/questions/papers/papers';
import { makePaperFiles } from '@markwell/typesetting/paper-files';
import { practiceSheets } from '@markwell/typesetting/practice-sheets';
import { dataDirectory } from './process/environment.ts';

const folder = path.resolve(process.argv[2] ?? path.join(dataDirectory(), 'papers'));
const now = new Date();

async function writePaper(paper: Paper): Promise<void> {
  const name = path.basename(paper.sourceId);
  const pictures = path.join(folder, name);
  await mkdir(pictures, { recursive: true });
  const { pdf, markScheme, answers } = await makePaperFiles(paper, now);
  await writeFile(path.join(folder, `${name}.pdf`), pdf);
  await writeFile(path.join(folder, `${name}-mark-scheme.pdf`), markScheme);
  for (const { number, question, solution } of answers) {
    await writeFile(path.join(pictures, `Q${number}.svg`), question.svg);
    await writeFile(path.join(pictures, `S${number}.svg`), solution.svg);
  }
  console.log(`${paper.title}: ${paper.questions.length} questions, ${paper.maxMarks} marks`);
}

for (const paper of [...practiceSheets(now.getFullYear()), ...papers()]) await writePaper(paper);
console.log(`The papers are in ${folder}`);
