import { z } from 'zod';
import type { LanguageModel, ModelMessage } from '#platform/openai/language-model.ts';
import type { Prompt } from './prompts/prompt.ts';

/** The model answered twice, and neither answer can be used. */
export class InvalidModelReplyError extends Error {
  override name = 'InvalidModelReplyError';
}

/** The largest number of problems that the repair request lists. */
const maxProblems = 12;

/**
 * Asks the model, checks the answer against the prompt's schema, and asks once for a repair if it is invalid.
 * Throws ModelError when there is no answer, InvalidModelReplyError when the second answer is invalid too.
 */
export async function requestAnswer<Answer>(
  model: LanguageModel,
  prompt: Prompt<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt.instructions },
    { role: 'user', content: prompt.request },
  ];
  const schema = { name: prompt.name, definition: toWireSchema(prompt.schema) };
  const firstText = await model.answer({ messages, schema, signal });
  const firstResult = parseAnswer(prompt.schema, firstText);
  if (firstResult.success) return firstResult.answer;
  const secondText = await model.answer({
    messages: [
      ...messages,
      { role: 'assistant', content: firstText },
      { role: 'user', content: repairRequest(firstResult.problems) },
    ],
    schema,
    signal,
  });
  const secondResult = parseAnswer(prompt.schema, secondText);
  if (secondResult.success) return secondResult.answer;
  throw new InvalidModelReplyError(secondResult.problems.join('\n'));
}

const repairRequest = (problems: readonly string[]) =>
  [
    'This answer cannot be used:',
    ...problems.slice(0, maxProblems).map((problem) => `- ${problem}`),
    'Give the whole answer again with these problems corrected and everything else unchanged.',
  ].join('\n');

type ParsedAnswer<Answer> = { success: true; answer: Answer } | { success: false; problems: string[] };

function parseAnswer<Answer>(schema: z.ZodType<Answer>, text: string): ParsedAnswer<Answer> {
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

/** Some servers put a Markdown code fence around the JSON, even with a schema. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  const isFenced = trimmed.startsWith('```') && trimmed.endsWith('```');
  return isFenced ? trimmed.replace(/^```(?:json)?/u, '').slice(0, -3) : trimmed;
}

/** Keywords that servers refuse in strict mode. The prompts state these limits, and answers are checked. */
const refusedKeywords = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'pattern',
  'format',
];

/** A schema as JSON Schema, without the keywords that some servers do not accept in structured output. */
export function toWireSchema(schema: z.ZodType): Record<string, unknown> {
  const definition: Record<string, unknown> = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const keyword of refusedKeywords) Reflect.deleteProperty(jsonSchema, keyword);
    },
  });
  Reflect.deleteProperty(definition, '$schema');
  return definition;
}
