import type { MarkbookDto } from '@markwell/shared/assignments/markbook.contract';
import { pupilHeadings, pupilTexts } from '#modules/classes/parts/class-pupil.tsx';
import { workInFull } from '../parts/work-badge.tsx';
import { csvOf, timeText } from '#lib/csv.ts';

/** A row for each pupil and three columns for each assignment: the state in words, the score and when it was handed in. */
export const markbookCsv = ({ assignments, pupils }: MarkbookDto): string =>
  csvOf([
    [
      ...pupilHeadings,
      ...assignments.flatMap(({ title }) => [
        title,
        `${title}: score in percent`,
        `${title}: handed in (London time)`,
      ]),
    ],
    ...pupils.map(({ entries, ...pupil }) => [
      ...pupilTexts(pupil),
      ...entries.flatMap((entry) => [workInFull(entry), entry.score ?? '', timeText(entry.handedInAt)]),
    ]),
  ]);
