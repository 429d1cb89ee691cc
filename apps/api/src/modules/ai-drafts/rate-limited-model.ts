import type { GenerationRun } from './generation-runs.service.ts';
import { requestAnswer } from './request-answer.ts';
import { generationErrorTexts, toGenerationError } from './generation-errors.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { Context } from '#context.ts';

/** A model for administrators, with a rate limit and the error messages of `generationErrorTexts`. */
export async function generateAnswer<Answer>(
  context: Context,
  { actorId, type, signal }: Pick<GenerationRun, 'actorId' | 'type' | 'signal'>,
  prompt: Prompt<Answer>,
  { isCounted }: { isCounted: boolean } = { isCounted: true },
): Promise<Answer> {
  if (isCounted) await context.limits.generation.consume(actorId);
  try {
    return await requestAnswer(context.model, prompt, signal);
  } catch (error) {
    throw toGenerationError(error, generationErrorTexts[type]);
  }
}
