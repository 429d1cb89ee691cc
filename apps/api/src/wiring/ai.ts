import type { Database } from '@markwell/database/connect';
import { createAiService } from '../admin/ai/ai.service.ts';
import { createDraftsRepository } from '../admin/ai/drafts.repository.ts';
import { createGenerateDraftsService } from '../admin/ai/generate-drafts.service.ts';
import { createGenerationRunsRepository } from '../admin/ai/generation-runs.repository.ts';
import { createGenerationRunsService } from '../admin/ai/generation-runs.service.ts';
import { createGenerationsRepository } from '../admin/ai/generations.repository.ts';
import type { RateLimitedModel } from '../admin/ai/rate-limited-model.ts';
import { createStoreGeneration } from '../admin/ai/store-generation.service.ts';
import type { Clock } from '../domain/clock.ts';
import type { InTransaction } from '../domain/transaction.repository.ts';

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
