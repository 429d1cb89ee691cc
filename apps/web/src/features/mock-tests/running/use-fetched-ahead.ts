import { useEffect } from 'react';
import type { GeneratedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { mediaUrl } from '../../../lib/api/base-url.ts';

const picturesOf = (test: GeneratedTestDto): string[] =>
  test.questions.flatMap(({ questionImageUrl, options }) => [
    ...(questionImageUrl === null ? [] : [questionImageUrl]),
    ...options.filter(({ contentType }) => contentType === 'IMAGE').map(({ contentValue }) => contentValue),
  ]);

/** Fetches every picture of the test and the code of its results now: the network may be gone when they are needed. */
export function useFetchedAhead(test: GeneratedTestDto): void {
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is needed.
    import('../pages/results-page.tsx').catch(() => undefined);
    for (const address of picturesOf(test)) {
      const picture = new Image();
      picture.fetchPriority = 'low';
      picture.src = mediaUrl(address);
    }
  }, [test]);
}
