import type { ItemStatisticsDto } from '@markwell/shared/question-editing/question-statistics.contract';
import { Check } from 'lucide-react';
import { Table, TableCell, TableHeading, TableRow } from '#ui/display/table.tsx';
import { formatNumber } from '#lib/format.ts';
import { percentText } from './wording.ts';

const figures = 'text-right figures-tabular whitespace-nowrap';

/** How many chose each option: all pupils, the strongest and the weakest. */
export function OptionShares({ statistics: { options, answered } }: { statistics: ItemStatisticsDto }) {
  const groupOf = (group: 'strong' | 'weak') => options.reduce((sum, option) => sum + option[group], 0);
  const [strong, weak] = [groupOf('strong'), groupOf('weak')];
  const shareOf = (count: number, all: number) => (all === 0 ? '–' : percentText(count / all));
  return (
    <Table caption="Answers by option">
      <thead>
        <tr>
          <TableHeading>Option</TableHeading>
          <TableHeading className="text-right">Chosen</TableHeading>
          <TableHeading className="text-right">Share</TableHeading>
          <TableHeading className="text-right">Strongest 27%</TableHeading>
          <TableHeading className="text-right">Weakest 27%</TableHeading>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <TableRow key={option.letter}>
            <TableHeading scope="row" className="border-t border-line bg-transparent! text-ink!">
              <span className="inline-flex items-center gap-1.5">
                {option.letter}{' '}
                {option.isCorrect && (
                  <span className="inline-flex items-center gap-1 text-xs font-semibold text-correct">
                    <Check aria-hidden className="size-4" /> correct
                  </span>
                )}
              </span>
            </TableHeading>
            <TableCell className={figures}>{formatNumber(option.chosen)}</TableCell>
            <TableCell className={figures}>{shareOf(option.chosen, answered)}</TableCell>
            <TableCell className={figures}>{shareOf(option.strong, strong)}</TableCell>
            <TableCell className={figures}>{shareOf(option.weak, weak)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
