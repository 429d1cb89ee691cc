import {
  achievements,
  historyPage,
  subjectProgress,
  testHistory,
  topicPerformance,
  topicWeeks,
  type SubjectProgressDto,
  type TestHistoryItemDto,
  type TopicPerformanceDto,
} from '@markwell/shared/progress/analytics.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { downloadText } from '#lib/download.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { historyCsv } from './test-history-csv.ts';

export const useAchievements = () => useQuery(endpointQuery(achievements));

export const useOwnStats = () => useQuery(endpointQuery(ownStats));

const shownAtOnce = 50;

/** The test history page by page, newest first. */
export const useTestHistory = () =>
  useInfiniteQuery({
    queryKey: [testHistory.path, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(testHistory, { query: { limit: shownAtOnce, before } }, { signal }),
    getNextPageParam: (page: TestHistoryItemDto[]) =>
      page.length < shownAtOnce ? undefined : page.at(-1)?.id,
    select: ({ pages }) => pages.flat(),
  });

/** The whole history, fetched in large pages. */
async function wholeHistory(): Promise<TestHistoryItemDto[]> {
  const tests: TestHistoryItemDto[] = [];
  for (;;) {
    const query = { limit: historyPage.most, before: tests.at(-1)?.id };
    const page = await call(testHistory, { query });
    tests.push(...page);
    if (page.length < historyPage.most) return tests;
  }
}

export const useDownloadHistory = () =>
  useMutation({
    mutationFn: wholeHistory,
    onSuccess: (tests) => downloadText('markwell-test-history.csv', 'text/csv', historyCsv(tests)),
  });

/** The answers of each topic, week by week. */
export const useTopicWeeks = () => useQuery(endpointQuery(topicWeeks));

/** The subjects of the current stage that the pupil has practised, each with its practised topics. */
export function useTopicPerformance() {
  const { user } = useAuth();
  const subjects = useQuery(endpointQuery(subjectProgress));
  const topics = useQuery({
    ...endpointQuery(topicPerformance, { params: { userId: user?.id ?? '' } }),
    enabled: user !== null,
  });
  return {
    data: subjects.data && topics.data && topicsBySubject(subjects.data, topics.data),
    error: subjects.error ?? topics.error,
    isFetching: subjects.isFetching || topics.isFetching,
    refetch: () => {
      void subjects.refetch();
      void topics.refetch();
    },
  };
}

const topicsBySubject = (subjects: SubjectProgressDto[], topics: TopicPerformanceDto[]) =>
  subjects
    .filter(({ questionsAttempted }) => questionsAttempted > 0)
    .map((subject) => ({
      ...subject,
      topics: topics.filter(({ subjectId }) => subjectId === subject.subjectId),
    }));

export type SubjectTopics = ReturnType<typeof topicsBySubject>[number];
