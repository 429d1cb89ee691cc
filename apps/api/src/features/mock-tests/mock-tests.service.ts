import { createAnsweringService, type AnsweringService } from './answering.service.ts';
import { createDealingService, type DealingService } from './dealing.service.ts';
import { createReviewService, type ReviewService } from './review.service.ts';

/** A test from its first question to its review. */
export type MockTestsService = DealingService & AnsweringService & ReviewService;

type Tools = Parameters<typeof createDealingService>[0] &
  Parameters<typeof createAnsweringService>[0] &
  Parameters<typeof createReviewService>[0];

export const createMockTestsService = (tools: Tools): MockTestsService => ({
  ...createDealingService(tools),
  ...createAnsweringService(tools),
  ...createReviewService(tools),
});
