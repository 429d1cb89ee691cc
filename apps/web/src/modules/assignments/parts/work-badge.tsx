import type { WorkDto } from '@markwell/shared/assignments/assignments.schemas';
import { workStateNames, type WorkState } from '@markwell/shared/assignments/assignments.vocabulary';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Record<WorkState, BadgeTone> = {
  NOT_OPEN: 'neutral',
  NOT_STARTED: 'neutral',
  OVERDUE: 'warning',
  RUNNING: 'royal',
  HANDED_IN: 'correct',
  NO_ANSWER: 'wrong',
  RETURNED: 'caution',
  EXCUSED: 'neutral',
  MISSED: 'wrong',
  LEFT: 'neutral',
};

/** '40 min late', '2 h 5 min late', '3 days late'. */
function lateText(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} min late`;
  if (minutes < 1440)
    return `${String(Math.floor(minutes / 60))} h${minutes % 60 === 0 ? '' : ` ${String(minutes % 60)} min`} late`;
  const days = Math.floor(minutes / 1440);
  return `${String(days)} ${days === 1 ? 'day' : 'days'} late`;
}

/** '2 answers arrived 4 min after the time'. */
const lateAnswersText = ({ count, minutes }: NonNullable<WorkDto['lateAnswers']>): string =>
  `${String(count)} ${count === 1 ? 'answer' : 'answers'} arrived ${String(minutes)} min after the time`;

/** Beside the state of work, for teachers. */
export const LateAnswers = ({ lateAnswers }: Pick<WorkDto, 'lateAnswers'>) =>
  lateAnswers && <span className="text-sm text-ink-soft">{lateAnswersText(lateAnswers)}</span>;

/** The state of a pupil's work in words: 'Handed in, 40 min late'. */
const workText = ({ state, lateMinutes }: Pick<WorkDto, 'state' | 'lateMinutes'>): string =>
  lateMinutes > 0 ? `${workStateNames[state]}, ${lateText(lateMinutes)}` : workStateNames[state];

/** The same with answers that came after the time: 'Handed in; 2 answers arrived 4 min after the time'. */
export const workInFull = (work: Pick<WorkDto, 'state' | 'lateMinutes' | 'lateAnswers'>): string =>
  [workText(work), ...(work.lateAnswers ? [lateAnswersText(work.lateAnswers)] : [])].join('; ');

/** Where there is little room, as in a column of the markbook, a lateness goes below the state, without a break in either. */
export const WorkBadge = ({ state, lateMinutes }: Pick<WorkDto, 'state' | 'lateMinutes'>) =>
  lateMinutes > 0 ? (
    <Badge tone="caution" className="flex-wrap gap-x-1! gap-y-0! rounded-[0.9em]! leading-snug">
      <span>{workStateNames[state]},</span> <span>{lateText(lateMinutes)}</span>
    </Badge>
  ) : (
    <Badge tone={tones[state]}>{workStateNames[state]}</Badge>
  );
