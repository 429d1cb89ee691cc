import {
  mostFlagsCounted,
  type decideFlag,
  type FlagPageDto,
  type listFlags,
} from '@markwell/shared/admin/flags/flags.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { flagStatuses, usualNotes } from '@markwell/shared/vocabulary/flags';
import type { Clock } from '../../core/clock.ts';
import type { Caller } from '../../core/users/caller.ts';
import type { DecideFlagsRepository } from './decide-flags.repository.ts';
import type { FindFlagsRepository } from './find-flags.repository.ts';
import { storedKindOf, targetOf, toManagedFlag } from './flags.mapper.ts';

export interface ModerationService {
  list: (query: ParsedInput<typeof listFlags>['query']) => Promise<FlagPageDto>;
  /** Throws NOT_FOUND for an unknown report, CONFLICT for one that somebody has decided already. */
  decide: (
    caller: Caller,
    flagId: string,
    decision: ParsedInput<typeof decideFlag>['body'],
  ) => Promise<ResponseOf<typeof decideFlag>>;
}

export function createModerationService({
  repository,
  clock,
}: {
  repository: FindFlagsRepository & DecideFlagsRepository;
  clock: Clock;
}): ModerationService {
  return {
    async list({ page, limit, status, kind, questionId }) {
      const asked = {
        statuses: status ? [status] : flagStatuses,
        kind: kind && storedKindOf(kind),
        target: questionId === undefined ? undefined : targetOf(questionId),
      };
      // There are no pages beyond what is counted.
      const skip = Math.min((page - 1) * limit, mostFlagsCounted);
      const take = Math.min(limit, mostFlagsCounted - skip);
      const [flags, count] = await Promise.all([
        repository.find({ ...asked, skip, take }),
        repository.count(asked),
      ]);
      return {
        flags: flags.map(toManagedFlag),
        total: Math.min(count, mostFlagsCounted),
        isCapped: count > mostFlagsCounted,
      };
    },

    async decide(caller, flagId, { action, notes, outcome, reply, all }) {
      const status = action === 'resolve' ? 'RESOLVED' : 'DISMISSED';
      const decided = await repository.decide(flagId, {
        status,
        notes: notes === '' ? usualNotes[action] : notes,
        outcome,
        reply,
        all,
        actorId: caller.id,
        at: clock(),
      });
      return { status, decided };
    },
  };
}
