import { createSubmitTestService, type SubmitTestService } from './submit-test.service.ts';
import { createStartTestService, type StartTestService } from './start-test.service.ts';
import { createReviewService, type ReviewService } from './review.service.ts';

/** Starts, submits and reviews tests. */
export type MockTestsService = StartTestService & SubmitTestService & ReviewService;

type Tools = Parameters<typeof createStartTestService>[0] &
  Parameters<typeof createSubmitTestService>[0] &
  Parameters<typeof createReviewService>[0];

export const createMockTestsService = (tools: Tools): MockTestsService => ({
  ...createStartTestService(tools),
  ...createSubmitTestService(tools),
  ...createReviewService(tools),
});
