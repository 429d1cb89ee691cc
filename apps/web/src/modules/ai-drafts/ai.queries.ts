import {
  generateComprehension,
  generateMockTest,
  generateVocabulary,
  draftsPerPage,
  listDrafts,
  publishDrafts,
  rejectDrafts,
  restoreDrafts,
  type ComprehensionRequest,
  type MockTestRequest,
  type VocabularyRequest,
} from '@markwell/shared/ai-drafts/ai.contract';
import type { GeneratedContentDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { draftsWrittenText } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGeneration } from './generations/use-generation.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';

/** The reply of a run, as the call that began it gets it. */
const replyOf =
  (type: GeneratedContentDto['testData']['type']) =>
  (run: { createdQuestions: number; result: { title: string; content: string } }): GeneratedContentDto => ({
    success: true,
    message: draftsWrittenText(run.createdQuestions),
    createdQuestions: run.createdQuestions,
    testData: { type, title: run.result.title, content: run.result.content },
  });

export const useMockTest = () =>
  useGeneration({
    type: 'mock_test',
    request: (body: MockTestRequest, settings) => call(generateMockTest, { body }, settings),
    replyOf: replyOf('markdown'),
  });

export const useComprehension = () =>
  useGeneration({
    type: 'comprehension',
    request: (body: ComprehensionRequest, settings) => call(generateComprehension, { body }, settings),
    replyOf: replyOf('comprehension'),
  });

export const useVocabulary = () =>
  useGeneration({
    type: 'vocabulary',
    request: (body: VocabularyRequest, settings) => call(generateVocabulary, { body }, settings),
    replyOf: replyOf('vocabulary'),
  });

export const useDrafts = (page: number) =>
  useQuery({
    ...endpointQuery(listDrafts, { query: { page, limit: draftsPerPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const endpoints = { publish: publishDrafts, reject: rejectDrafts, restore: restoreDrafts };
const failures = {
  publish: 'Failed to publish the drafts',
  reject: 'Failed to reject the drafts',
  restore: 'Failed to undo this',
};

export interface DraftChange {
  action: keyof typeof endpoints;
  questionIds: string[];
}

/** Publishes, rejects or restores drafts; the list is fetched again. */
export function useChangeDrafts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, questionIds }: DraftChange) => call(endpoints[action], { body: { questionIds } }),
    onError: (error, { action }) => showToast('error', failures[action], messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listDrafts) }),
  });
}
