export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  messages: readonly ModelMessage[];
  /** The JSON Schema of the answer. */
  schema: { name: string; definition: Record<string, unknown> };
  /** Cancels the call, on the AI server too. */
  signal: AbortSignal;
}

/** A language model behind an OpenAI-compatible server. */
export interface LanguageModel {
  /** Returns the whole answer as text. Throws ModelError. */
  answer: (request: ModelRequest) => Promise<string>;
}

/** The reasons for a missing answer, as messages for administrators. */
export const modelFailures = {
  'not-set-up': 'No OpenAI API key is set on this server (OPENAI_API_KEY).',
  'key-refused': 'The AI service did not accept the API key.',
  busy: 'The AI service is busy, or its quota is used up. Try again in a few minutes.',
  refused: 'The AI service refused this request.',
  'too-slow': 'The AI service took too long to answer.',
  unreachable: 'The AI service could not be reached, or failed.',
  'cut-off': 'The answer of the AI service was cut off.',
  cancelled: 'The call was cancelled.',
} as const;
export type ModelFailure = keyof typeof modelFailures;

/** The model gave no answer. The message is for the log and has more detail than administrators need. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, detail?: string) {
    super(detail === undefined ? modelFailures[failure] : `${modelFailures[failure]} ${detail}`);
    this.failure = failure;
  }
}
