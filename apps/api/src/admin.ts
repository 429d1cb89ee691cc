import type { Database } from '@markwell/database/connect';
import { createAiService } from './admin/ai/ai.service.ts';
import { mountAi } from './admin/ai/ai.router.ts';
import { createAsk } from './admin/ai/ask-within-limits.ts';
import { createDraftsRepository } from './admin/ai/drafts.repository.ts';
import { createGeneratingService } from './admin/ai/generating.service.ts';
import { createGenerationsRepository } from './admin/ai/generations.repository.ts';
import { createChangeQuestionsRepository } from './admin/creative-writing/change-questions.repository.ts';
import { createCreativeQuestionsRepository } from './admin/creative-writing/creative-questions.repository.ts';
import { createCreativeQuestionsService } from './admin/creative-writing/creative-questions.service.ts';
import { mountCreativeWritingAdmin } from './admin/creative-writing/creative-writing-admin.router.ts';
import type { Clock } from './core/clock.ts';
import type { MediaKeeper } from './core/media/media-keeper.ts';
import type { MediaUrls } from './core/media/media-urls.ts';
import type { RandomInt } from './core/random.ts';
import type { Mount } from './http/mount.ts';
import { createGenerationLimit } from './http/rate-limits.ts';
import { createRateLimitStore } from './http/rate-limits.repository.ts';
import type { LanguageModel } from './integrations/openai/language-model.ts';
import type { Storage } from './integrations/storage/storage.ts';

/** What administrators' rooms are made of. */
export interface AdminDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mediaUrls: MediaUrls;
  media: MediaKeeper;
  storage: Storage;
  model: LanguageModel;
  /** This process looks at the person anew at their next call. */
  forgetCaller: (userId: string) => void;
}

/** Wires repository -> service -> router, administrators' room by room. */
export function mountAdmin(mount: Mount, dependencies: AdminDependencies): void {
  const { database, model } = dependencies;
  const rateLimits = createRateLimitStore(database);

  const generations = createGenerationsRepository(database);
  const ask = createAsk({ model, limit: createGenerationLimit(rateLimits) });
  mountAi(
    mount,
    createGeneratingService({ generations, ask }),
    createAiService({ generations, drafts: createDraftsRepository(database), ask }),
  );
  mountCreativeWritingAdmin(
    mount,
    createCreativeQuestionsService({
      questions: createCreativeQuestionsRepository(database),
      changes: createChangeQuestionsRepository(database),
    }),
  );
}
