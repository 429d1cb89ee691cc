export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  messages: readonly ModelMessage[];
  /** What the answer must look like, as JSON Schema. */
  schema: { name: string; definition: Record<string, unknown> };
  /** Ends the call, at the server's side too. */
  signal: AbortSignal;
}

/** A language model behind an OpenAI-compatible server. */
export interface LanguageModel {
  /** The whole answer, as the text that came. Throws ModelError. */
  answer: (question: ModelRequest) => Promise<string>;
}

/** Why there is no answer, in words for an administrator. */
export const modelFailures = {
  'not-set-up': 'No OpenAI API key is set on this server (OPENAI_API_KEY).',
  'key-refused': 'The AI service did not accept the API key.',
  busy: 'The AI service is busy, or its quota is used up. Try again in a few minutes.',
  refused: 'The AI service refused this request.',
  'too-slow': 'The AI service took too long to answer.',
  away: 'The AI service could not be reached, or failed.',
  'cut-off': 'The answer of the AI service broke off.',
  cancelled: 'The call was cancelled.',
} as const;
export type ModelFailure = keyof typeof modelFailures;

/** There is no answer. The message says more than an administrator needs: it is for the log. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, detail?: string) {
    super(detail === undefined ? modelFailures[failure] : `${modelFailures[failure]} ${detail}`);
    this.failure = failure;
  }
}
