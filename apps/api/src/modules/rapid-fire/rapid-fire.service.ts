import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { countQuestions, rapidFireSolution } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireProgressDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { toSolution } from '#modules/question-bank/display/solution.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import type { RapidFireRepository } from './rapid-fire.repository.ts';

export interface RapidFireService {
  progress: (caller: Caller) => Promise<RapidFireProgressDto[]>;
  count: (
    caller: Caller,
    query: ParsedInput<typeof countQuestions>['query'],
  ) => Promise<ReplyOf<typeof countQuestions>>;
  /** Throws NOT_FOUND for a question that the caller was not given, and for one without any solution. */
  solution: (caller: Caller, questionId: string) => Promise<ReplyOf<typeof rapidFireSolution>>;
}

interface Dependencies {
  repository: RapidFireRepository;
  mediaUrls: MediaUrls;
}

export function createRapidFireService({ repository, mediaUrls }: Dependencies): RapidFireService {
  return {
    async progress(caller) {
      const progress = await repository.listProgress(caller.id, caller);
      return progress.map(({ lastPlayedAt, ...subject }) => ({
        ...subject,
        lastPlayedAt: lastPlayedAt.toISOString(),
      }));
    },

    async count(caller, { stageId, subjectId, type, level }) {
      const kind = type === 'rapid-fire' ? 'RAPID_FIRE' : 'REGULAR';
      return {
        count: await repository.countQuestions(caller, { stageId, subjectId, kind, difficulty: level }),
      };
    },

    async solution({ id, isAdmin }, questionId) {
      return toSolution(await repository.findSolution(id, isAdmin, questionId), mediaUrls);
    },
  };
}
