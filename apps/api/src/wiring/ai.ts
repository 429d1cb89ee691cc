import type { Database } from '@markwell/database/connect';
import { createAiService } from '#modules/ai-drafts/ai.service.ts';
import { createDraftsRepository } from '#modules/ai-drafts/drafts.repository.ts';
import { createGenerateDraftsService } from '#modules/ai-drafts/generate-drafts.service.ts';
import { createGenerationRunsRepository } from '#modules/ai-drafts/generation-runs.repository.ts';
import { createGenerationRunsService } from '#modules/ai-drafts/generation-runs.service.ts';
import { createGenerationsRepository } from '#modules/ai-drafts/generations.repository.ts';
import type { RateLimitedModel } from '#modules/ai-drafts/rate-limited-model.ts';
import { createStoreGeneration } from '#modules/ai-drafts/store-generation.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';

interface AiDependencies {
  database: Database;
  inTransaction: InTransaction;
  generateAnswer: RateLimitedModel;
  clock: Clock;
}

/** What generates questions with a language model: for the Admin Panel, and for its demo data. */
export function createAiServices({ database, inTransaction, generateAnswer, clock }: AiDependencies) {
  const generations = createGenerationsRepository(database);
  const storeGeneration = createStoreGeneration(inTransaction, clock);
  const runs = createGenerationRunsService({
    repository: createGenerationRunsRepository(database),
    inTransaction,
    clock,
  });
  return {
    generating: createGenerateDraftsService({ generations, storeGeneration, generateAnswer, runs }),
    service: createAiService({
      generations,
      drafts: createDraftsRepository(database),
      inTransaction,
      storeGeneration,
      generateAnswer,
      runs,
    }),
    runs,
  };
}
