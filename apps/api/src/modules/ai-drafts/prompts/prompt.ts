import type { z } from 'zod';

/** A request to the model, and the schema of its answer. */
export interface Prompt<Answer> {
  /** Names the answer: letters, digits and underscores. */
  name: string;
  /** The system message: the model's role and the rules that always apply. */
  instructions: string;
  /** The user message: this request. */
  request: string;
  /** The model gets the shape as JSON Schema; refinements are checked when the answer arrives. */
  schema: z.ZodType<Answer>;
}

/** Marks an administrator's text as a topic, so that the model does not read it as an instruction. */
export const asTopic = (text: string) => `<topic>${text.replaceAll(/[<>]/gu, ' ')}</topic>`;
