import type { GenerationType } from '@markwell/shared/vocabulary/ai';
import type { LanguageModel } from '../../integrations/openai/language-model.ts';
import { askModel } from './ask-model.ts';
import { generationErrorTexts, toGenerationError } from './generation-error.ts';
import type { Prompt } from './prompts/prompt.ts';

/** Who asks, and the signal that they do not want the answer any more. */
export interface RequestingAdmin {
  actorId: string;
  signal: AbortSignal;
}

/** Throws UNAVAILABLE in the catalogue's words when nothing came of it, TOO_MANY_REQUESTS after too many. */
export type RateLimitedModel = <Answer>(
  asker: RequestingAdmin,
  type: GenerationType,
  prompt: Prompt<Answer>,
) => Promise<Answer>;

interface Dependencies {
  model: LanguageModel;
  /** How often an administrator may ask. `take` throws TOO_MANY_REQUESTS. */
  limit: { take: (key: string) => Promise<void> };
}

/** Asking for an administrator: not too often, and in the catalogue's words when it fails. */
export function createRateLimitedModel({ model, limit }: Dependencies): RateLimitedModel {
  return async ({ actorId, signal }, type, prompt) => {
    await limit.take(actorId);
    try {
      return await askModel(model, prompt, signal);
    } catch (error) {
      throw toGenerationError(error, generationErrorTexts[type]);
    }
  };
}
