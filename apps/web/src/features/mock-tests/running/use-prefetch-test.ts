import { useEffect } from 'react';
import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { mediaUrl } from '../../../lib/api/base-url.ts';

const picturesOf = (test: StartedTestDto): string[] =>
  test.questions.flatMap(({ questionImageUrl, options }) => [
    ...(questionImageUrl === null ? [] : [questionImageUrl]),
    ...options.filter(({ contentType }) => contentType === 'IMAGE').map(({ contentValue }) => contentValue),
  ]);

/** Loads the pictures and the results page in advance, because the network may be gone later. */
export function usePrefetchTest(test: StartedTestDto): void {
  useEffect(() => {
    // What fails to load now is requested again when it is needed.
    import('../pages/results-page.tsx').catch(() => undefined);
    for (const address of picturesOf(test)) {
      const picture = new Image();
      picture.fetchPriority = 'low';
      picture.src = mediaUrl(address);
    }
  }, [test]);
}
