import type {
  AnswerCell,
  AnswerOutcome,
  ClassAnswersDto,
  TopicCell,
} from '@markwell/shared/features/assignments/class-answers.schemas';
import { Check, CircleDashed, Minus, X, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { WorkBadge } from '#components/assignments/work-badge.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useGridKeys } from '#lib/use-grid-keys.ts';
import { excerptOf } from './chosen-question.tsx';
import { isAnswer, outcomeNames } from '../class-answers.ts';

const focusRing = 'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-royal';
const cellLink = `flex min-h-14 w-full flex-col justify-center gap-1 px-3 py-2 underline-offset-4 hover:underline ${focusRing}`;

/** Pupils × questions or topics. Names and headings stay while it scrolls; arrow keys move between the cells. */
export function AnswersGrid({ answers }: { answers: ClassAnswersDto }) {
  const { assignment, columns, pupils } = answers;
  const grid = useGridKeys({ rows: pupils.length + 1, columns: columns.length + 1 });
  return (
    <div className="max-h-[75vh] overflow-auto rounded-lg border border-line bg-card print:max-h-none">
      <table
        aria-label={`Answers to ${assignment.name}`}
        {...grid.gridProps}
        className="border-collapse text-left text-sm"
      >
        <thead>
          <tr>
            <th
              scope="col"
              {...grid.cellProps(0, 0)}
              className={`sticky top-0 left-0 z-30 min-w-36 border-r border-b border-line bg-sunk px-3 py-2 sm:min-w-52 ${focusRing}`}
            >
              Pupil
            </th>
            {columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                {...grid.cellProps(0, index + 1)}
                className={`sticky top-0 z-20 max-w-44 min-w-28 border-b border-line bg-sunk px-3 py-2 align-bottom font-semibold ${focusRing}`}
              >
                <ColumnHeading column={column} index={index} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ id, name, work, cells }, row) => (
            <tr key={id} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-36 border-r border-line bg-card font-semibold sm:max-w-52"
              >
                <Link
                  to={id}
                  {...grid.cellProps(row + 1, 0)}
                  className={`${cellLink} wrap-anywhere text-royal`}
                >
                  {name}
                  {work.score === null ? (
                    <span className="font-normal">
                      <WorkBadge state={work.state} lateMinutes={work.lateMinutes} />
                    </span>
                  ) : (
                    <span className="font-normal text-ink-soft figures-tabular">{work.score}%</span>
                  )}
                </Link>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.id}
                  role="gridcell"
                  {...grid.cellProps(row + 1, index + 1)}
                  className={`px-3 py-2 ${focusRing}`}
                >
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHeading({ column, index }: { column: ClassAnswersDto['columns'][number]; index: number }) {
  const { name, correctLetter } = column;
  if (correctLetter === null) return <span className="wrap-anywhere">{name}</span>;
  const excerpt = excerptOf({ explanationText: name });
  return (
    <span title={excerpt} className="grid gap-0.5">
      <span>Question {index + 1}</span>
      <span className="line-clamp-2 font-normal wrap-anywhere text-ink-soft">{excerpt}</span>
      <span className="font-normal text-correct">right: {correctLetter}</span>
    </span>
  );
}

const marks: Record<AnswerOutcome, { Icon: LucideIcon; colours: string }> = {
  correct: { Icon: Check, colours: 'bg-correct-wash text-correct' },
  wrong: { Icon: X, colours: 'bg-wrong-wash text-wrong' },
  unanswered: { Icon: CircleDashed, colours: 'border border-dashed border-line-strong text-ink-soft' },
  void: { Icon: Minus, colours: 'bg-sunk text-ink-soft' },
};

function Cell({ cell }: { cell: AnswerCell | TopicCell | null }) {
  if (cell === null) return <span className="text-ink-soft">–</span>;
  if (!isAnswer(cell))
    return (
      <span className="figures-tabular">
        {cell.correct} of {cell.asked}
      </span>
    );
  const { Icon, colours } = marks[cell.outcome];
  return (
    <span
      className={classNames(
        'print-exact inline-flex items-center gap-1.5 rounded-md px-2 py-1 whitespace-nowrap',
        colours,
      )}
    >
      <Icon aria-hidden strokeWidth={3} className="size-4 shrink-0" />
      {cell.letter !== null && <b>{cell.letter}</b>} {outcomeNames[cell.outcome]}
    </span>
  );
}
