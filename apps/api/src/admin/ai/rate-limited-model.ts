import type { GenerationType } from '@markwell/shared/vocabulary/ai';
import type { LanguageModel } from '../../integrations/openai/language-model.ts';
import { askModel } from './ask-model.ts';
import { generationErrorTexts, toGenerationError } from './generation-error.ts';
import type { Prompt } from './prompts/prompt.ts';

/** The administrator who asks, and a signal that cancels the request. */
export interface RequestingAdmin {
  actorId: string;
  signal: AbortSignal;
}

/** Throws UNAVAILABLE with the catalogue's message when the model fails, and TOO_MANY_REQUESTS. */
export type RateLimitedModel = <Answer>(
  asker: RequestingAdmin,
  type: GenerationType,
  prompt: Prompt<Answer>,
) => Promise<Answer>;

interface Dependencies {
  model: LanguageModel;
  /** How often an administrator may call the model. `take` throws TOO_MANY_REQUESTS. */
  limit: { take: (key: string) => Promise<void> };
}

/** A model for administrators, with a rate limit and the catalogue's error messages. */
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
