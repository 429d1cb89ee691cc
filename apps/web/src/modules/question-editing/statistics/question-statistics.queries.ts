import {
  listSuspiciousQuestions,
  readItemStatistics,
  suspiciousPerPage,
} from '@markwell/shared/question-editing/question-statistics.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { pagedData, useListQuery } from '#ui/admin/list/use-list-query.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';

export const useItemStatistics = (questionId: string) =>
  useQuery({ ...endpointQuery(readItemStatistics, { params: { questionId } }), staleTime: 0 });

export const useSuspiciousQuestions = (query: InputOf<typeof listSuspiciousQuestions>['query']) =>
  useListQuery(
    endpointQuery(listSuspiciousQuestions, { query }),
    ({ questions, total, judged, countedAt }) => ({
      ...pagedData(questions, suspiciousPerPage, { total }),
      judged,
      countedAt,
    }),
  );
