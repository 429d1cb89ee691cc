import { createReport } from '@markwell/shared/features/reports/reports.contract';
import {
  countQuestions,
  rapidFireProgress,
  rapidFireSolution,
  startQuiz,
  type RapidFireChoice,
} from '@markwell/shared/features/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import type { ReportReason } from '@markwell/shared/vocabulary/reports';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/client.ts';
import { createReusableIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { logWarning } from '../../lib/log.ts';
import { endpointQuery } from '../../lib/query/cache-keys.ts';
import { startWithRetries } from '../../lib/query/start-retry.ts';

/** Fails without network instead of pausing, so that the page can show it; fetched again when back online. */
export const useProgress = () =>
  useQuery({
    ...endpointQuery(rapidFireProgress),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** The number of quiz questions per subject; undefined while unknown. */
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

/** A quiz as received, with the time of arrival to set its clock. */
export interface StartedSession {
  session: RapidFireSessionDto;
  /** Milliseconds since the epoch by this device's clock. */
  receivedAt: number;
}

export function useStartQuiz() {
  const [repeatable] = useState(createReusableIdempotencyKey);
  return useMutation({
    ...startWithRetries,
    mutationFn: async (choice: RapidFireChoice): Promise<StartedSession> => {
      const idempotencyKey = repeatable.keyFor(JSON.stringify(choice));
      const session = await call(startQuiz, { body: choice }, { idempotencyKey });
      return { session, receivedAt: Date.now() };
    },
    onSuccess() {
      repeatable.forget();
    },
  });
}

export const solutionQuery = (questionId: string) => ({
  ...endpointQuery(rapidFireSolution, { params: { questionId } }),
  staleTime: Infinity,
});

/** Reports a question. Logs a failure (spec 2 §8) and rethrows it, so that the button reappears. */
export async function reportQuestion(
  sessionId: string,
  questionId: string,
  reason: ReportReason,
): Promise<void> {
  try {
    await call(createReport, { body: { questionType: 'rapid-fire', questionId, reason, sessionId } });
  } catch (error) {
    logWarning('The report of a question did not arrive', error);
    throw error;
  }
}
