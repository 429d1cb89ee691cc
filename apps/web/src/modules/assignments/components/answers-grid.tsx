import type {
  AnswerCell,
  AnswerOutcome,
  ClassAnswersDto,
  TopicCell,
} from '@markwell/shared/assignments/class-answers.schemas';
import { Check, CircleDashed, CircleDot, Minus, X, type LucideIcon } from 'lucide-react';
import { ClassGrid } from '../parts/class-grid.tsx';
import { WorkBadge } from '../parts/work-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { excerptOf } from './chosen-question.tsx';
import { isAnswer, outcomeNames } from '../class-answers.ts';

/** Pupils × questions or topics. A name leads to the pupil's answers. */
export function AnswersGrid({ answers }: { answers: ClassAnswersDto }) {
  const { assignment, questionChoice, columns, pupils } = answers;
  return (
    <ClassGrid
      label={`Answers to ${assignment.name}`}
      columns={columns.map((column, index) => ({
        id: column.id,
        heading:
          questionChoice === 'OWN_DRAW' ? (
            <span className="wrap-anywhere">{column.name}</span>
          ) : (
            <QuestionHeading column={column} index={index} />
          ),
      }))}
      rows={pupils.map(({ work, cells, ...pupil }) => ({
        pupil,
        to: pupil.id,
        below:
          work.score === null ? (
            <span className="font-normal">
              <WorkBadge state={work.state} lateMinutes={work.lateMinutes} />
            </span>
          ) : (
            <span className="font-normal text-ink-soft figures-tabular">{work.score}%</span>
          ),
        cells: cells.map((cell) => ({ content: <Cell cell={cell} /> })),
      }))}
    />
  );
}

function QuestionHeading({ column, index }: { column: ClassAnswersDto['columns'][number]; index: number }) {
  const { name, correctLetter } = column;
  const excerpt = excerptOf({ explanationText: name });
  return (
    <span title={excerpt} className="grid gap-0.5">
      <span>Question {index + 1}</span>
      <span className="line-clamp-2 font-normal wrap-anywhere text-ink-soft">{excerpt}</span>
      {correctLetter !== null && <span className="font-normal text-correct">right: {correctLetter}</span>}
    </span>
  );
}

const marks: Record<AnswerOutcome, { Icon: LucideIcon; colours: string }> = {
  correct: { Icon: Check, colours: 'bg-correct-wash text-correct' },
  partly: { Icon: CircleDot, colours: 'bg-caution-wash text-caution' },
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
