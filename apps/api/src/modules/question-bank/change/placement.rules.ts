import { tierNames, type Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { conflict } from '#platform/domain-error.ts';
import type { Kind } from './question-bank.rules.ts';

/** What an edit writes besides the content. It changes without a new revision, alone and in bulk. */
export interface Placement {
  topicId: string;
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty: number;
  /** Null: for both tiers. */
  tier: Tier | null;
  /** Seconds; null for a regular question. */
  timeLimit: number | null;
}

/**
 * Throws CONFLICT, with what changed, when the question was moved or changed since the edit was opened: saving it
 * would undo that.
 */
export function assertSamePlacement(
  opened: Placement,
  stored: Placement & { kind: Kind; topicName: string },
): void {
  const level = stored.kind === 'REGULAR' ? 'difficulty' : 'level';
  const changes = [
    opened.topicId !== stored.topicId && `its topic is now “${stored.topicName}”`,
    opened.difficulty !== stored.difficulty && `its ${level} is now ${stored.difficulty}`,
    opened.tier !== stored.tier && `its tier is now “${tierNames[stored.tier ?? 'BOTH']}”`,
    opened.timeLimit !== stored.timeLimit && `its time limit is now ${stored.timeLimit ?? 0} seconds`,
  ].filter((change) => change !== false);
  if (changes.length === 0) return;
  throw conflict(`Someone else has changed this question: ${changes.join(', ')}. Please open it again.`);
}

export const hasSamePlacement = (one: Placement, other: Placement): boolean =>
  one.topicId === other.topicId &&
  one.difficulty === other.difficulty &&
  one.tier === other.tier &&
  one.timeLimit === other.timeLimit;
