import type {
  CorrectableRevisionDto,
  CorrectionActionName,
  CorrectionRunDto,
  PastCorrectionDto,
} from '@markwell/shared/question-editing/corrections.contract';
import { countOf, formatDay, listOf } from '#lib/format.ts';

/** '12 finished tests of 8 pupils'. */
export function answeredIn({ attempts, quizAnswers, pupils }: CorrectableRevisionDto): string {
  const parts = [
    ...(attempts > 0 ? [countOf(attempts, 'finished test')] : []),
    ...(quizAnswers > 0 ? [countOf(quizAnswers, 'rapid-fire answer')] : []),
  ];
  return `${listOf(parts)} of ${countOf(pupils, 'pupil')}`;
}

/** The effect of re-marking. */
export function movesOf({
  marksUp,
  marksDown,
}: Pick<CorrectableRevisionDto, 'marksUp' | 'marksDown'>): string {
  if (marksUp + marksDown === 0) return 'no mark changes';
  return `${countOf(marksUp, 'answer earns', 'answers earn')} more marks, ${countOf(marksDown, 'answer earns', 'answers earn')} fewer`;
}

export const actionNames: Record<CorrectionActionName, string> = {
  remark: 'Re-mark',
  void: 'Do not count in scores',
  restore: 'Count in scores again',
};

/** The confirmation that is asked for before a correction. */
export function confirmationOf(
  action: CorrectionActionName,
  revision: CorrectableRevisionDto,
  key: string | null,
): { title: string; description: string } {
  const notice = 'Pupils whose score changes get a notification.';
  if (action === 'restore') {
    return {
      title: 'Count the question in scores again?',
      description: `${countOf(revision.voidAttempts, 'finished test')} will be scored with it again, with the marks from before. ${notice}`,
    };
  }
  return action === 'remark'
    ? {
        title: `Re-mark with ${key ?? 'none'} as the correct answer?`,
        description: `${answeredIn(revision)}: ${movesOf(revision)}. ${notice}`,
      }
    : {
        title: 'Stop counting the question in scores?',
        description: `${answeredIn(revision)} will be scored without it. ${notice} It can be counted again later.`,
      };
}

const actionTexts: Record<CorrectionActionName, string> = {
  remark: 'Re-marked',
  void: 'Not counted in scores',
  restore: 'Counted in scores again',
};

/** '3 March 2026: Re-marked, revision 1 with the answer key of revision 2; 12 results changed (Ada)'. */
export function recordLine(correction: PastCorrectionDto): string {
  const { action, fromNumber, toNumber, affectedAttempts, correctedBy, createdAt } = correction;
  const what =
    action === 'remark'
      ? `revision ${String(fromNumber)} with the answer key of revision ${String(toNumber)}`
      : `revision ${String(fromNumber)}`;
  return `${formatDay(createdAt)}: ${actionTexts[action]}, ${what}; ${countOf(affectedAttempts, 'result')} changed (${correctedBy ?? 'a deleted account'})`;
}

export const outcomeOf = ({
  affectedAttempts,
  notifiedPupils,
}: Pick<CorrectionRunDto, 'affectedAttempts' | 'notifiedPupils'>) =>
  `${countOf(affectedAttempts, 'result')} changed; ${countOf(notifiedPupils, 'pupil has', 'pupils have')} a new score and ${notifiedPupils === 1 ? 'was' : 'were'} notified.`;
