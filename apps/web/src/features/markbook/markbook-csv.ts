import type { MarkbookDto } from '@markwell/shared/features/markbook/markbook.contract';
import { workText } from '#components/assignments/work-badge.tsx';
import { csvOf } from '#lib/csv.ts';

/** A row for each pupil and two columns for each assignment: the state in words, and the score in percent. */
export const markbookCsv = ({ assignments, pupils }: MarkbookDto): string =>
  csvOf([
    ['Pupil', ...assignments.flatMap(({ title }) => [title, `${title}: score in percent`])],
    ...pupils.map(({ name, entries }) => [
      name,
      ...entries.flatMap((entry) => [workText(entry), entry.score ?? '']),
    ]),
  ]);
