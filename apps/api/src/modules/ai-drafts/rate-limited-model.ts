import type { LanguageModel } from '#platform/openai/language-model.ts';
import type { GenerationRun } from './generation-runs.service.ts';
import { requestAnswer } from './request-answer.ts';
import { generationErrorTexts, toGenerationError } from './generation-errors.ts';
import type { Prompt } from './prompts/prompt.ts';

/**
 * Throws UNAVAILABLE with a message of `generationErrorTexts` when the model fails, TOO_MANY_REQUESTS when
 * the administrator has called it too often.
 */
export type RateLimitedModel = <Answer>(
  run: Pick<GenerationRun, 'actorId' | 'type' | 'signal'>,
  prompt: Prompt<Answer>,
  /** The second request of a generation is not counted. */
  options?: { isCounted: boolean },
) => Promise<Answer>;

interface Dependencies {
  model: LanguageModel;
  /** How often an administrator may call the model. `consume` throws TOO_MANY_REQUESTS. */
  limit: { consume: (key: string) => Promise<void> };
}

/** A model for administrators, with a rate limit and the error messages of `generationErrorTexts`. */
export function createRateLimitedModel({ model, limit }: Dependencies): RateLimitedModel {
  return async ({ actorId, type, signal }, prompt, { isCounted } = { isCounted: true }) => {
    if (isCounted) await limit.consume(actorId);
    try {
      return await requestAnswer(model, prompt, signal);
    } catch (error) {
      throw toGenerationError(error, generationErrorTexts[type]);
    }
  };
}
