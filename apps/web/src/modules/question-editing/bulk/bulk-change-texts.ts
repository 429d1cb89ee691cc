import type { BulkAction, BulkChangeDto } from '@markwell/shared/question-editing/bulk-changes.contract';
import { undoDays } from '@markwell/shared/question-editing/bulk-changes.contract';
import { difficulties, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { countOf, listOf } from '#lib/format.ts';

export type BulkKind = BulkAction['kind'];

/** The buttons of the actions on all questions that match. */
export const actionLabels: Record<BulkKind, string> = {
  move: 'Move',
  'set-difficulty': 'Set difficulty',
  'set-level': 'Set level',
  publish: 'Publish',
  reserve: 'Reserve for assignments',
  withdraw: 'Withdraw',
  delete: 'Delete',
};

/** 'Move 2,044 questions?' */
export const dialogTitle = (kind: BulkKind, count: number): string => {
  const questions = countOf(count, 'question');
  if (kind === 'set-difficulty') return `Set the difficulty of ${questions}?`;
  if (kind === 'set-level') return `Set the level of ${questions}?`;
  if (kind === 'reserve') return `Reserve ${questions} for assignments?`;
  return `${actionLabels[kind]} ${questions}?`;
};

const undoText = `You can undo it for ${String(undoDays)} days.`;

/** What the action does. */
export const explanations: Record<BulkKind, string> = {
  move: `The questions move to another topic. ${undoText}`,
  'set-difficulty': `Rapid-fire questions have a level instead and are skipped. ${undoText}`,
  'set-level': `Regular questions have a difficulty instead and are skipped. ${undoText}`,
  publish: `Pupils get them from now on. Questions without a correct answer are skipped. ${undoText}`,
  reserve: `Pupils get them in assignments only, and no longer in practice or search. Rapid-fire questions and questions without a correct answer are skipped. ${undoText}`,
  withdraw: `They become drafts, and pupils no longer get them. ${undoText}`,
  delete: `Pupils no longer get them. Results stay. ${undoText} After that, questions that no result refers to are removed permanently.`,
};

function difficultyName(difficulty: number | null): string {
  const known = difficulties.find((each) => each === difficulty);
  return known === undefined ? String(difficulty ?? '') : difficultyNames[known];
}

/** 'Move to Fractions', 'Set the difficulty to Hard'. */
export function nameOfChange({ kind, topicName, difficulty }: BulkChangeDto): string {
  if (kind === 'move') return `Move to ${topicName ?? ''}`;
  if (kind === 'set-difficulty') return `Set the difficulty to ${difficultyName(difficulty)}`;
  if (kind === 'set-level') return `Set the level to ${String(difficulty ?? '')}`;
  return actionLabels[kind];
}

/** '1,998 changed and 2 skipped'. */
export function resultOf(change: BulkChangeDto): string {
  const { changed, skipped, pending, undone, notUndone, status } = change;
  const isUndo = status === 'undoing' || status === 'undone';
  const parts = isUndo
    ? [countOf(undone, 'question') + ' undone', ...(notUndone > 0 ? [`${String(notUndone)} not undone`] : [])]
    : [
        countOf(changed, 'question') + ' changed',
        ...(skipped > 0 ? [`${skipped.toLocaleString('en-GB')} skipped`] : []),
        ...(status === 'cancelled' && pending > 0
          ? [`${pending.toLocaleString('en-GB')} not reached before it was cancelled`]
          : []),
      ];
  return listOf(parts);
}
