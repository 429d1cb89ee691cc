import { z } from 'zod';
import type { LanguageModel, ModelMessage } from '../../integrations/openai/language-model.ts';
import type { Prompt } from './prompts/prompt.ts';

/** The model answered, twice, and neither answer can be used. */
export class InvalidModelReplyError extends Error {
  override name = 'InvalidModelReplyError';
}

/** Problems that are told to the model; the first ones say enough. */
const mostProblems = 12;

/**
 * Asks, checks the answer against the prompt's schema, and lets the model repair it once. Throws ModelError when there
 * is no answer, InvalidModelReplyError when the second one is no better.
 */
export async function askModel<Answer>(
  model: LanguageModel,
  prompt: Prompt<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt.instructions },
    { role: 'user', content: prompt.request },
  ];
  const schema = { name: prompt.name, definition: toWireSchema(prompt.schema) };
  const first = await model.answer({ messages, schema, signal });
  const read = readAnswer(prompt.schema, first);
  if (read.success) return read.answer;
  const repaired = await model.answer({
    messages: [
      ...messages,
      { role: 'assistant', content: first },
      { role: 'user', content: repair(read.problems) },
    ],
    schema,
    signal,
  });
  const again = readAnswer(prompt.schema, repaired);
  if (again.success) return again.answer;
  throw new InvalidModelReplyError(again.problems.join('\n'));
}

const repair = (problems: readonly string[]) =>
  [
    'This answer cannot be used:',
    ...problems.slice(0, mostProblems).map((problem) => `- ${problem}`),
    'Give the whole answer again with this put right and everything else unchanged.',
  ].join('\n');

type Read<Answer> = { success: true; answer: Answer } | { success: false; problems: string[] };

function readAnswer<Answer>(schema: z.ZodType<Answer>, text: string): Read<Answer> {
  let json: unknown;
  try {
    json = JSON.parse(withoutFence(text));
  } catch {
    return { success: false, problems: ['It is not valid JSON.'] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { success: true, answer: result.data };
  return {
    success: false,
    problems: result.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
  };
}

/** Some servers put a fence around the JSON, whatever they are asked. */
const withoutFence = (text: string) => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/u, '$1');

/** Limits that servers refuse in strict mode. The model is told them in words, and the answer is checked for them. */
const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern', 'format'];

/** The shape of a schema as JSON Schema, in the part of it that structured output takes everywhere. */
export function toWireSchema(schema: z.ZodType): Record<string, unknown> {
  const definition: Record<string, unknown> = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const limit of limits) Reflect.deleteProperty(jsonSchema, limit);
    },
  });
  Reflect.deleteProperty(definition, '$schema');
  return definition;
}
