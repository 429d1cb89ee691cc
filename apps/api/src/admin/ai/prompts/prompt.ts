import type { z } from 'zod';

/** What is asked of the model, and what its answer must be. */
export interface Prompt<Answer> {
  /** Names the answer: letters, digits and underscores. */
  name: string;
  /** Who the model is and the rules that always hold. */
  instructions: string;
  /** What is wanted this time. */
  request: string;
  /** Shape and rules. The shape travels to the model as JSON Schema; the rules are checked when the answer is here. */
  schema: z.ZodType<Answer>;
}

/** What an administrator typed, set apart so that it reads as a subject and not as an order. */
export const quoted = (text: string) => `<topic>${text.replaceAll(/[<>]/gu, ' ')}</topic>`;
