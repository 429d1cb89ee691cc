import type {
  BulkAction as RequestedAction,
  BulkChangeDto,
} from '@markwell/shared/question-editing/bulk-changes.contract';
import type { BulkChangeRow } from './bulk-changes.repository.ts';
import { canUndo, type BulkAction, type BulkKind } from './bulk-changes.rules.ts';

const wireKinds: Record<BulkKind, BulkChangeDto['kind']> = {
  MOVE: 'move',
  SET_DIFFICULTY: 'set-difficulty',
  SET_LEVEL: 'set-level',
  PUBLISH: 'publish',
  RESERVE: 'reserve',
  WITHDRAW: 'withdraw',
  DELETE: 'delete',
};
const storedKinds: Record<RequestedAction['kind'], BulkKind> = {
  move: 'MOVE',
  'set-difficulty': 'SET_DIFFICULTY',
  'set-level': 'SET_LEVEL',
  publish: 'PUBLISH',
  reserve: 'RESERVE',
  withdraw: 'WITHDRAW',
  delete: 'DELETE',
};
const wireStatuses: Record<BulkChangeRow['status'], BulkChangeDto['status']> = {
  RUNNING: 'running',
  CANCELLED: 'cancelled',
  FINISHED: 'finished',
  UNDOING: 'undoing',
  UNDONE: 'undone',
};

export const toStoredAction = (action: RequestedAction): BulkAction => ({
  kind: storedKinds[action.kind],
  topicId: action.kind === 'move' ? action.topicId : null,
  difficulty:
    action.kind === 'set-difficulty' ? action.difficulty : action.kind === 'set-level' ? action.level : null,
});

export function toBulkChange(row: BulkChangeRow, now: Date): BulkChangeDto {
  const { id, kind, status, topicName, difficulty, startedBy, createdAt, finishedAt, counts } = row;
  return {
    id,
    kind: wireKinds[kind],
    status: wireStatuses[status],
    topicName,
    difficulty,
    startedBy,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    total: counts.PENDING + counts.CHANGED + counts.SKIPPED + counts.UNDONE + counts.NOT_UNDONE,
    pending: counts.PENDING,
    changed: counts.CHANGED,
    skipped: counts.SKIPPED,
    undone: counts.UNDONE,
    notUndone: counts.NOT_UNDONE,
    canUndo: canUndo(row, now),
  };
}
