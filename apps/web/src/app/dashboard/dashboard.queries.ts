import { recommendedPractice, subjectProgress } from '@markwell/shared/progress/analytics.contract';
import { openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { stageOfUser, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { subjectStats } from '@markwell/shared/subjects/subjects.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { samplePopularSubjects, popularSubjects } from './popular-subjects.ts';

const noStats = {
  name: 'Student',
  stats: {
    totalStudyTime: 0,
    questionsSolved: 0,
    averageScore: 0,
    currentLevel: 1,
    streak: 0,
    daysSinceLastLogin: 0,
    lastLoginAt: null,
  },
  week: [],
  firstDay: null,
};

/** Requests everything that the dashboard waits for. The page asks again for what fails. */
export const preloadDashboard = (queryClient: QueryClient, userId: string) =>
  Promise.all([
    queryClient.query(endpointQuery(ownStats)),
    queryClient.query(endpointQuery(subjectProgress)),
    queryClient.query(endpointQuery(recommendedPractice)),
    queryClient.query(endpointQuery(openTests)),
    queryClient.query(endpointQuery(stageOfUser, { params: { userId } })),
  ]);

/**
 * The three data sources of the dashboard, each with its own loading flag and error. A failed one returns
 * defaults, and `refresh` fetches all three again. Nothing is loaded while signed out.
 */
export function useDashboard() {
  const { isAuthenticated: enabled } = useAuth();
  const stats = useQuery({ ...endpointQuery(ownStats), enabled });
  const progress = useQuery({ ...endpointQuery(subjectProgress), enabled });
  const recommendations = useQuery({ ...endpointQuery(recommendedPractice), enabled });
  const steps = [stats, progress, recommendations];
  return {
    stats: { ...stepOf(stats, 'Failed to load user statistics'), data: stats.data ?? noStats },
    progress: { ...stepOf(progress, 'Failed to load subject progress'), data: progress.data ?? [] },
    recommendations: {
      ...stepOf(recommendations, 'Failed to load recommendations'),
      data: recommendations.data ?? [],
    },
    refreshing: steps.some((step) => step.isFetching),
    refresh: () => {
      for (const step of steps) void step.refetch();
    },
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;

interface Step {
  isPending: boolean;
  isPaused: boolean;
  isError: boolean;
  isFetching: boolean;
  failureCount: number;
  refetch: () => unknown;
}

/** Without network a query is paused, which React Query reports neither as loading nor as an error. */
function stepOf(step: Step, message: string) {
  const { isPending, isPaused, isError, isFetching, failureCount, refetch } = step;
  return {
    loading: isPending && (isFetching || isPaused),
    /** Without a reply yet, and not retried. */
    isFirstWait: isPending && isFetching && failureCount === 0,
    offline: isPending && isPaused,
    error: isError ? message : undefined,
    isFetching,
    refetch,
  };
}

/**
 * The subjects for the cards, or sample data when they cannot be loaded: silently on a 404, otherwise with
 * `isOffline`.
 */
export function usePopularSubjects() {
  const { isAuthenticated: enabled } = useAuth();
  const query = useQuery({ ...endpointQuery(subjectStats), enabled });
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return {
    loading: query.isLoading || (query.isPending && query.isPaused),
    subjects: query.isError ? samplePopularSubjects : popularSubjects(query.data ?? []),
    isOffline: query.isError && !isMissing,
    query,
  };
}

/** The number of questions in the user's stage, summed over its topics; undefined until known. */
export function useQuestionTotal(): number | undefined {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const stage = useQuery({ ...endpointQuery(stageOfUser, { params: { userId } }), enabled: user !== null });
  const code = stage.data?.stage?.code;
  const subjects = useQuery({
    ...endpointQuery(stageSubjects, { params: { code: code ?? '' }, query: { userId } }),
    enabled: code !== undefined,
  });
  return subjects.data
    ?.flatMap((subject) => subject.topics)
    .reduce((sum, topic) => sum + topic.questionCount, 0);
}
