import type { OpenAI } from 'openai';
import { ModelError, type LanguageModel, type ModelFailure, type ModelRequest } from './language-model.ts';

export interface OpenAiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** The longest time one answer may take. */
  timeoutSeconds: number;
}

/** The model without settings: every call throws ModelError. */
const unconfiguredModel: LanguageModel = { answer: () => Promise.reject(new ModelError('not-set-up')) };

/** A model on an OpenAI-compatible server. Without settings every call throws ModelError. */
export function createOpenAiModel(settings: OpenAiSettings | undefined): LanguageModel {
  if (!settings) return unconfiguredModel;
  let connected: Promise<OpenAI> | undefined;
  return {
    async answer(request) {
      connected ??= connect(settings);
      const client = await connected;
      const timeout = AbortSignal.timeout(settings.timeoutSeconds * 1000);
      const signal = AbortSignal.any([request.signal, timeout]);
      try {
        return await streamAnswer(client, settings.model, { ...request, signal });
      } catch (error) {
        if (request.signal.aborted) throw new ModelError('cancelled');
        if (timeout.aborted) throw new ModelError('too-slow');
        throw await toModelError(error);
      }
    },
  };
}

/** Loads the SDK with the first call, because it is large and seldom needed. The SDK does not retry. */
async function connect({ apiKey, baseUrl, timeoutSeconds }: OpenAiSettings): Promise<OpenAI> {
  const sdk = await import('openai');
  return new sdk.OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutSeconds * 1000,
    maxRetries: 0,
    // Another server would get the prompt and could get the key.
    fetchOptions: { redirect: 'error' },
    // Otherwise the SDK reads these from environment variables.
    organization: null,
    project: null,
    logLevel: 'off',
  });
}

/** Streams the answer, so that a long one keeps its connection alive and an incomplete one is detected. */
async function streamAnswer(
  client: OpenAI,
  model: string,
  { messages, schema, signal }: ModelRequest,
): Promise<string> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [...messages],
      stream: true,
      response_format: {
        type: 'json_schema',
        json_schema: { name: schema.name, strict: true, schema: schema.definition },
      },
    },
    { signal },
  );
  let text = '';
  let finishReason: string | null = null;
  for await (const { choices } of stream) {
    const [choice] = choices;
    if (choice?.delta.refusal) throw new ModelError('refused', choice.delta.refusal);
    text += choice?.delta.content ?? '';
    finishReason = choice?.finish_reason ?? finishReason;
  }
  // The SDK ends the loop without an error when the signal stops it.
  signal.throwIfAborted();
  if (finishReason === 'content_filter') throw new ModelError('refused', 'content filter');
  if (finishReason !== 'stop') throw new ModelError('cut-off', `finish_reason ${String(finishReason)}`);
  return text;
}

async function toModelError(error: unknown): Promise<ModelError> {
  if (error instanceof ModelError) return error;
  const { APIError } = await import('openai');
  if (error instanceof APIError && typeof error.status === 'number') {
    const failure = failureOf(error.status);
    // A server that refuses an API key may repeat it in its message.
    return new ModelError(failure, failure === 'key-refused' ? `status ${error.status}` : error.message);
  }
  return new ModelError('unreachable', error instanceof Error ? error.message : undefined);
}

function failureOf(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'busy';
  return status < 500 ? 'refused' : 'unreachable';
}
