import { openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { listExamBoards, stageOfUser } from '@markwell/shared/subjects/stages.contract';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { useQuery } from '@tanstack/react-query';
import { openTestsFreshMs } from '#modules/attempts/use-open-tests.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';

/** Without a reply yet; a request that is retried, or paused without network, does not hold up the page. */
const isFirstWait = (query: { isLoading: boolean; failureCount: number }) =>
  query.isLoading && query.failureCount === 0;

/** The newest open test, whichever device it was started on. */
export function useNewestOpenTest() {
  const { isAuthenticated: enabled } = useAuth();
  const query = useQuery({ ...endpointQuery(openTests), enabled, staleTime: openTestsFreshMs });
  return { test: query.data?.tests[0] ?? null, loading: isFirstWait(query) };
}

/** The pupil's stage; undefined until it is loaded. */
export function useStage() {
  const { user } = useAuth();
  const query = useQuery({
    ...endpointQuery(stageOfUser, { params: { userId: user?.id ?? '' } }),
    enabled: user !== null,
  });
  return { stage: query.data?.stage ?? undefined, loading: isFirstWait(query) };
}

/** The name of the pupil's exam board, or why there is none; undefined until known and in a stage without boards. */
export function useExamBoardText(stageCode: string | undefined): string | undefined {
  const { user } = useAuth();
  const boardId = user?.currentExamBoardId ?? null;
  const hasBoards = stageCode === stageWithExamBoards;
  const boards = useQuery({ ...endpointQuery(listExamBoards), enabled: hasBoards && boardId !== null });
  if (!hasBoards) return undefined;
  if (boardId === null)
    return user?.isExamBoardUnknown ? 'exam board: don’t know yet' : 'no exam board chosen';
  return boards.data?.find(({ id }) => id === boardId)?.name;
}
