import {
  activeChallenge,
  answerChallenge,
  briefCounts,
  completeChallenge,
  creativeProgress,
  startChallenge,
} from '@markwell/shared/creative-writing/creative-writing.contract';
import { listExamTypes, listSubjects } from '@markwell/shared/subjects/subjects.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import type { ChallengeSelection } from './selector/selection.ts';
import { useStart } from '#lib/query/use-start.ts';

export const useExamTypes = () => useQuery(endpointQuery(listExamTypes));

export const useSubjects = () => useQuery(endpointQuery(listSubjects, { query: {} }));

export const useCreativeProgress = () => useQuery({ ...endpointQuery(creativeProgress), staleTime: 0 });

export const useBriefCounts = () => useQuery({ ...endpointQuery(briefCounts), staleTime: 0 });

/** The interrupted challenge of a selection, fetched each time the selection changes. */
export function useActiveChallenge(selection: Omit<ChallengeSelection, 'numberOfQuestions'> | null) {
  const { examTypeId = '', subjectId = '', difficulty } = selection ?? {};
  const query = { examTypeId, subjectId, difficulty };
  return useQuery({
    ...endpointQuery(activeChallenge, { query }),
    enabled: selection !== null,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

export const useStartChallenge = () =>
  useStart({
    /** With the id of the brief to begin with, if there is one. */
    start: (body: ChallengeSelection & { questionId?: string }, idempotencyKey) =>
      call(startChallenge, { body }, { idempotencyKey }),
  });

type Answer = InputOf<typeof answerChallenge>['body'];

export const useAnswerChallenge = () =>
  useMutation({ mutationFn: (answer: Answer) => call(answerChallenge, { body: answer }) });

const complete = (sessionId: string) => call(completeChallenge, { body: { sessionId } });

/** The results of a finished challenge: completing it again changes nothing and returns them. */
const resultsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: endpointKey(completeChallenge, { body: { sessionId } }),
    queryFn: () => complete(sessionId),
    staleTime: Infinity,
  });

export const useChallengeResults = (sessionId: string) => useQuery(resultsQuery(sessionId));

/** Completes a challenge; progress, streak and open challenges are then fetched again. */
export function useCompleteChallenge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: complete,
    onSuccess(results) {
      queryClient.setQueryData(resultsQuery(results.sessionId).queryKey, results);
      for (const endpoint of [creativeProgress, activeChallenge, briefCounts, ownStats]) {
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      }
    },
  });
}
