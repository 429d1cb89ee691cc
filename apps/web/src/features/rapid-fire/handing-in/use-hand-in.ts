import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useKeepTrying } from '../../../lib/use-keep-trying.ts';
import { handIn, savingQuery, type Saving } from './hand-in.ts';
import { keepQuiz, readKeptQuizzes, type KeptQuiz } from './kept-quizzes.ts';

/** Hands in what this pupil finished in this browser, until the server has it. */
export function useDeliverQuizzes(userId: string): void {
  const queryClient = useQueryClient();
  useKeepTrying(() => {
    for (const quiz of readKeptQuizzes(userId)) void handIn(queryClient, userId, quiz);
  });
}

/** Keeps a quiz that has just been finished, and hands it in. Undefined while the first try is under way. */
export function useHandIn(userId: string, quiz: KeptQuiz): Saving | undefined {
  useEffect(() => {
    keepQuiz(userId, quiz);
  }, [userId, quiz]);
  useDeliverQuizzes(userId);
  return useQuery(savingQuery(quiz.completion.sessionId)).data;
}
