import { DomainError } from '#platform/domain-error.ts';
import type { GenerationRun } from './generation-runs.service.ts';
import {
  secondAnswersPrompt,
  type SecondAnswer,
  type UnsolvedQuestions,
} from './prompts/second-answers.prompt.ts';
import type { Context } from '#context.ts';
import { generateAnswer } from './rate-limited-model.ts';

/**
 * What the model answers in a new conversation without the key; undefined when it fails: the drafts are stored anyway,
 * and say that nobody has solved them a second time.
 */
export async function askAgain(
  context: Context,
  run: GenerationRun,
  { passage, questions }: UnsolvedQuestions,
): Promise<SecondAnswer[] | undefined> {
  try {
    const prompt = secondAnswersPrompt({ questions, ...(passage && { passage }) });
    const { answers } = await generateAnswer(context, run, prompt, { isCounted: false });
    return answers.map(({ answer }) => answer);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'UNAVAILABLE' && !run.signal.aborted) return undefined;
    throw error;
  }
}
