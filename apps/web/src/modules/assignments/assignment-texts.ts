import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { ReleaseMoment, ShownResult } from '@markwell/shared/assignments/assignments.vocabulary';
import { countOf } from '#lib/format.ts';

export const shownNames: Record<ShownResult, string> = {
  NONE: 'Nothing',
  SCORE: 'The score',
  FULL: 'Everything',
};

export const shownHints: Record<ShownResult, string> = {
  NONE: 'Pupils see that they have handed in. Only you see the result.',
  SCORE: 'Pupils see their score, without answers and solutions.',
  FULL: 'Pupils see their score, their answers and the solutions.',
};

export const releaseNames: Record<ReleaseMoment, string> = {
  HAND_IN: 'When they hand in',
  CLOSE: 'When it closes',
  TEACHER: 'When I release it',
};

export const modeHints: Record<AnswerMode, string> = {
  MULTIPLE_CHOICE: 'Pupils choose one of the options.',
  TYPED:
    'Pupils write their own answers. They can show the options of some questions, for half of the marks.',
  MIXED: 'Some answers are typed, some are chosen, as in most exams.',
};

/** How pupils answer chosen questions that do not fit the mode; empty when all do. */
export function misfitText(mode: AnswerMode, count: number): string {
  if (count === 0) return '';
  const many = String(count);
  if (mode === 'TYPED')
    return `${count === 1 ? 'One' : many} of these cannot be typed: pupils choose one of the options.`;
  return count === 1
    ? 'One of these has no options: pupils type its answer.'
    : `${many} of these have no options: pupils type their answers.`;
}

/** What the teachers read about it: 'everything when it closes'. */
export function shownText({ show, release }: { show: ShownResult; release: ReleaseMoment }): string {
  if (show === 'NONE') return 'nothing';
  return `${shownNames[show].toLowerCase()} ${releaseTexts[release]}`;
}

const releaseTexts: Record<ReleaseMoment, string> = {
  HAND_IN: 'when they hand in',
  CLOSE: 'when it closes',
  TEACHER: 'when a teacher of the class releases it',
};

/** '20 questions · 30 minutes', or '20 questions · no time limit'. */
export const sizeText = ({
  questionCount,
  duration,
}: {
  questionCount: number;
  duration: number | null;
}): string =>
  `${countOf(questionCount, 'question')} · ${duration === null ? 'no time limit' : countOf(duration, 'minute')}`;

/** Before the results are shown: when a pupil will see them. */
export function whenShown(
  { show, release }: { show: ShownResult; release: ReleaseMoment },
  closes: string,
): string {
  if (show === 'NONE') return 'Your teacher will talk about the result with you.';
  if (release === 'CLOSE') return `You will see the result when the assignment closes, on ${closes}.`;
  return 'You will see the result when your teacher releases it.';
}

/** Why a draw from the reserve has questions that are known to the class; empty when it has none. */
export const metText = (metCount: number): string =>
  metCount === 0
    ? ''
    : `Pupils of this class have met ${metCount === 1 ? 'one' : String(metCount)} of these, because the reserve has no others for this choice.`;
