import { readArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import {
  countQuestions,
  rapidFireProgress,
  rapidFireSolution,
  startQuiz,
  type RapidFireChoice,
} from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { limitWithExtraTime } from '@markwell/shared/time/timing';
import { rapidFirePlaySeconds } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useStart } from '#lib/query/use-start.ts';

/** Fails without network instead of pausing, so that the page can show it; fetched again when back online. */
export const useProgress = () =>
  useQuery({
    ...endpointQuery(rapidFireProgress),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** The number of rapid-fire questions per subject; undefined while unknown. */
export function useQuestionCounts(
  stageId: string,
  subjectIds: readonly string[],
): Map<string, number | undefined> {
  const counts = useQueries({
    queries: subjectIds.map((subjectId) =>
      endpointQuery(countQuestions, { query: { stageId, subjectId, type: 'rapid-fire' } }),
    ),
  });
  return new Map(subjectIds.map((subjectId, index) => [subjectId, counts[index]?.data?.count]));
}

/** How long a quiz of this pupil lasts, with their extra time; undefined while it is unknown. */
export function usePlaySeconds(): number | undefined {
  const { data } = useQuery(endpointQuery(readArrangement));
  return data && limitWithExtraTime(rapidFirePlaySeconds, data.own.extraTimePercent);
}

/** A quiz as received, with the time of arrival to set its clock. */
export interface StartedSession {
  session: RapidFireSessionDto;
  /** Milliseconds since the epoch by this device's clock. */
  receivedAt: number;
}

export const useStartQuiz = () =>
  useStart({
    start: async (choice: RapidFireChoice, idempotencyKey): Promise<StartedSession> => {
      const session = await call(startQuiz, { body: choice }, { idempotencyKey });
      return { session, receivedAt: Date.now() };
    },
  });

export const solutionQuery = (questionId: string) => ({
  ...endpointQuery(rapidFireSolution, { params: { questionId } }),
  staleTime: Infinity,
});
