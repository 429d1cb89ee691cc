import { undoDays } from '@markwell/shared/question-editing/bulk-changes.contract';
import type { Change } from '#modules/audit/record-change.repository.ts';
import { DomainError, ruleViolated } from '#platform/domain-error.ts';
import {
  assertPublishable,
  isAsked,
  type askedStatuses,
  type Kind,
  type Status,
} from '#modules/question-bank/change/question-bank.rules.ts';
import type { StatusChange } from '#modules/question-bank/change/question-bank.service.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import { auditedText, type StoredContent } from '../edit-question.rules.ts';

export type BulkKind =
  | 'MOVE'
  | 'SET_DIFFICULTY'
  | 'SET_LEVEL'
  | 'PUBLISH'
  | 'RESERVE'
  | 'WITHDRAW'
  | 'DELETE';

/** What a bulk change does. The topic is given for a move, the difficulty (or level) where one is set. */
export interface BulkAction {
  kind: BulkKind;
  topicId: string | null;
  difficulty: number | null;
}

/** What a bulk change can change in a question, and its revision. */
export interface QuestionState {
  status: Status;
  topicId: string;
  difficulty: number;
  revisionId: string | null;
}

export interface BulkQuestion extends QuestionState {
  id: string;
  kind: Kind;
  /** Whether neither the topic nor its subject was deleted. */
  isTopicAvailable: boolean;
  content: StoredContent | null;
}

type Decision = { change: Omit<StatusChange, 'questionId'> } | { skip: string };

const isGone = { skip: 'This question no longer exists' };
const topicIsGone = { skip: 'Its topic was deleted' };

/** What a bulk change changes in a question, or why it skips it. */
export function decideChange(
  { kind, topicId, difficulty }: BulkAction,
  question: BulkQuestion | undefined,
  isTargetAvailable: boolean,
): Decision {
  if (!question) return isGone;
  switch (kind) {
    case 'MOVE':
      if (topicId === null || !isTargetAvailable) return { skip: 'The topic to move to was deleted' };
      return question.topicId === topicId ? { skip: 'Already in this topic' } : { change: { topicId } };
    case 'SET_DIFFICULTY':
      if (question.kind !== 'REGULAR') return { skip: 'A rapid-fire question has a level instead' };
      return withDifficulty(question, difficulty, 'Already has this difficulty');
    case 'SET_LEVEL':
      if (question.kind !== 'RAPID_FIRE') return { skip: 'A regular question has a difficulty instead' };
      return withDifficulty(question, difficulty, 'Already has this level');
    case 'PUBLISH':
      return withAskedStatus(question, 'PUBLISHED', 'Already published');
    case 'RESERVE':
      if (question.kind !== 'REGULAR') return { skip: 'Assignments have no rapid-fire questions' };
      return withAskedStatus(question, 'RESERVED', 'Already reserved');
    case 'WITHDRAW':
      return isAsked(question.status) ? { change: { status: 'DRAFT' } } : { skip: 'Not published' };
    case 'DELETE':
      return question.status === 'ARCHIVED'
        ? { skip: 'Already deleted' }
        : { change: { status: 'ARCHIVED' } };
  }
}

function withAskedStatus(
  question: BulkQuestion,
  status: (typeof askedStatuses)[number],
  unchanged: string,
): Decision {
  if (question.status === status) return { skip: unchanged };
  if (!question.isTopicAvailable) return topicIsGone;
  const problem = publishingProblem(question.content?.parts ?? []);
  return problem === undefined ? { change: { status } } : { skip: problem };
}

function withDifficulty(question: BulkQuestion, difficulty: number | null, unchanged: string): Decision {
  return difficulty === null || question.difficulty === difficulty
    ? { skip: unchanged }
    : { change: { difficulty } };
}

function publishingProblem(parts: StoredContent['parts']): string | undefined {
  try {
    assertPublishable([parts]);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** How to undo the change of a question; a question that was changed since is skipped. */
export function decideUndo(
  { before, after }: { before: QuestionState; after: QuestionState },
  question: BulkQuestion | undefined,
  isEarlierTopicAvailable: boolean,
): Decision {
  if (!question) return isGone;
  if (!isUnchangedSince(after, question)) return { skip: 'Someone has changed this question since' };
  if (!isEarlierTopicAvailable) return topicIsGone;
  const { status, topicId, difficulty } = before;
  return { change: { status, topicId, difficulty } };
}

const stateFields = ['status', 'topicId', 'difficulty', 'revisionId'] as const;

/** Whether a question is still as a bulk change left it. */
export const isUnchangedSince = (after: QuestionState, question: QuestionState): boolean =>
  stateFields.every((field) => question[field] === after[field]);

export const stateOf = ({ status, topicId, difficulty, revisionId }: QuestionState): QuestionState => ({
  status,
  topicId,
  difficulty,
  revisionId,
});

const dayMs = 86_400_000;

/** Throws RULE_BROKEN when the bulk change cannot be undone. */
export function assertCanUndo(change: UndoFacts, now: Date): void {
  const { status, finishedAt, removedAt, counts } = change;
  if (status === 'RUNNING') throw ruleViolated('This change is still running. Cancel it first.');
  if (status === 'UNDOING' || status === 'UNDONE') throw ruleViolated('This change is already undone');
  if (removedAt !== null || !finishedAt || now.getTime() - finishedAt.getTime() > undoDays * dayMs) {
    throw ruleViolated(`A change can be undone for ${undoDays} days only`);
  }
  if (counts.CHANGED === 0) throw ruleViolated('This change did not change any question');
}

export function canUndo(change: UndoFacts, now: Date): boolean {
  try {
    assertCanUndo(change, now);
    return true;
  } catch {
    return false;
  }
}

interface UndoFacts {
  status: 'RUNNING' | 'CANCELLED' | 'FINISHED' | 'UNDOING' | 'UNDONE';
  finishedAt: Date | null;
  removedAt: Date | null;
  counts: { CHANGED: number };
}

/** The audit entry of a question that a bulk change changed, as that of a single change. */
export function auditedChange(
  actorId: string | null,
  question: BulkQuestion,
  change: Omit<StatusChange, 'questionId'>,
): Change {
  const target = { kind: 'question', id: question.id } as const;
  if (change.status === 'ARCHIVED') {
    const { topicId, difficulty, content } = question;
    const before = { ...(content && auditedText(content)), topicId, difficulty };
    return { actorId, action: 'question.archived', target, before, after: null };
  }
  const fieldsOf = ({
    status,
    topicId,
    difficulty,
  }: Pick<QuestionState, 'status' | 'topicId' | 'difficulty'>) => ({
    status: questionStatusOf[status],
    topicId,
    difficulty,
  });
  const isPublished = change.status === 'PUBLISHED' && question.status !== 'PUBLISHED';
  return {
    actorId,
    action: isPublished ? 'question.published' : 'question.edited',
    target,
    before: fieldsOf(question),
    after: fieldsOf({ ...question, ...change }),
  };
}
