import type { ClassAnswersDto } from '@markwell/shared/assignments/class-answers.schemas';
import { pupilHeadings, pupilTexts } from '#modules/classes/parts/class-pupil.tsx';
import { workInFull } from './parts/work-badge.tsx';
import { csvOf, timeText } from '#lib/csv.ts';
import { cellText, columnTitles } from './class-answers.ts';

/** A row for each pupil, with the state, the score, when it was handed in, and a column for each question or topic. */
export const answersCsv = (answers: ClassAnswersDto): string =>
  csvOf([
    [...pupilHeadings, 'Work', 'Score in percent', 'Handed in (London time)', ...columnTitles(answers)],
    ...answers.pupils.map(({ work, cells, ...pupil }) => [
      ...pupilTexts(pupil),
      workInFull(work),
      work.score ?? '',
      timeText(work.handedInAt),
      ...cells.map(cellText),
    ]),
  ]);
