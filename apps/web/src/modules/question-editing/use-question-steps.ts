import { useEffect, useRef } from 'react';
import type { QuestionStepsProps } from './question-steps.tsx';

interface StepOptions {
  openId: string;
  ids: readonly string[];
  /** How many questions match: '2,044'. */
  total: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  onOpen: (id: string) => void;
}

/** The neighbours of the open question in the loaded list; the step after the last one loads the next page. */
export function useQuestionSteps(options: StepOptions): QuestionStepsProps | undefined {
  const { openId, ids, total, hasMore, isLoadingMore, onLoadMore, onOpen } = options;
  const index = ids.indexOf(openId);
  const next = index === -1 ? undefined : ids[index + 1];
  /** The question after which the next one is opened as soon as it is loaded. */
  const stepAfter = useRef<string>(null);
  useEffect(() => {
    if (stepAfter.current !== openId || next === undefined) return;
    stepAfter.current = null;
    onOpen(next);
  }, [openId, next, onOpen]);
  /** The question of the last step: a second step may come before the first is rendered. */
  const steppedTo = useRef(openId);
  useEffect(() => {
    steppedTo.current = openId;
  }, [openId]);
  if (index === -1) return undefined;
  return {
    position: index + 1,
    total,
    hasPrevious: index > 0,
    hasNext: next !== undefined || hasMore,
    isLoading: isLoadingMore,
    onStep: (step) => {
      const from = ids.indexOf(steppedTo.current);
      const target = ids[step === 'previous' ? from - 1 : from + 1];
      if (target !== undefined) {
        steppedTo.current = target;
        onOpen(target);
      } else if (step === 'next' && hasMore) {
        stepAfter.current = steppedTo.current;
        onLoadMore();
      }
    },
  };
}
