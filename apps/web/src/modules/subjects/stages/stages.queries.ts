import {
  chooseExamBoard,
  chooseStage,
  listExamBoards,
  listStages,
  stageProgress,
  stageStats,
  type ExamBoardDto,
  type StageDto,
} from '@markwell/shared/subjects/stages.contract';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';

export const useStages = () => useQuery(endpointQuery(listStages));

export const useStageStats = (code: string) => useQuery(endpointQuery(stageStats, { params: { code } }));

/** The user's progress in a stage. */
export function useStageProgress(stageId: string) {
  const { user } = useAuth();
  return useQuery({
    ...endpointQuery(stageProgress, { params: { stageId, userId: user?.id ?? '' } }),
    enabled: user !== null,
  });
}

const onlyActive = (boards: ExamBoardDto[]) => boards.filter((board) => board.isActive);

export const useExamBoards = () => useQuery({ ...endpointQuery(listExamBoards), select: onlyActive });

/** The answer 'I don't know my exam board'. */
export const unknownExamBoard = { id: null } as const;

/** Saves the chosen stage, updates the session and calls `onChosen` with the next path. */
export function useChooseStage(onChosen: (nextPath: string) => void) {
  const { user, updateUser } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (stage: StageDto) => {
      if (!user) throw new Error('Nobody is signed in');
      await call(chooseStage, { params: { userId: user.id }, body: { stageId: stage.id } });
    },
    onSuccess: (_, stage) => {
      const hasExamBoards = stage.code === stageWithExamBoards;
      updateUser({
        currentStageId: stage.id,
        ...(!hasExamBoards && { currentExamBoardId: null, isExamBoardUnknown: false }),
      });
      void queryClient.invalidateQueries(); // Nearly all loaded data belongs to a stage.
      onChosen(hasExamBoards ? '/select-exam-board' : '/');
    },
  });
}

/** Saves the exam board, or that the user does not know it, updates the session and calls `onChosen`. */
export function useChooseExamBoard(onChosen: () => void) {
  const { user, updateUser } = useAuth();
  return useMutation({
    mutationFn: async (board: Pick<ExamBoardDto, 'id'> | typeof unknownExamBoard) => {
      if (!user?.currentStageId) throw new Error('An exam board needs a stage');
      await call(chooseExamBoard, { params: { userId: user.id }, body: { examBoardId: board.id } });
    },
    onSuccess: (_, board) => {
      updateUser({ currentExamBoardId: board.id, isExamBoardUnknown: board.id === null });
      onChosen();
    },
  });
}
