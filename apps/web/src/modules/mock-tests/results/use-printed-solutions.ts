import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { solutionQuery } from '../mock-tests.queries.ts';

/**
 * Whether the page is being printed: then the solutions of all questions belong on the paper. While solutions are
 * shown they are loaded one after another, because a browser does not let a print wait for them.
 */
export function usePrintedSolutions(questionIds: readonly string[], areShown: boolean): boolean {
  const cache = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const ids = questionIds.join(' ');
  useEffect(() => {
    if (!areShown) return;
    let isOver = false;
    async function load(): Promise<void> {
      for (const id of ids.split(' ')) {
        if (isOver) return;
        // A failure is shown when the question is opened.
        await cache.query(solutionQuery(id)).catch(() => undefined);
      }
    }
    void load();
    const setTo = (printing: boolean) => () => {
      flushSync(() => {
        setPrinting(printing);
      });
    };
    const begin = setTo(true);
    const end = setTo(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      isOver = true;
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [ids, areShown, cache]);
  return isPrinting;
}
