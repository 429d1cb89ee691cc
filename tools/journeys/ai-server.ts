import { startAiServer } from '../../apps/api/src/testing/ai-server.ts';

/** Milliseconds that an answer takes: long enough to see the progress and to cancel. */
const answerTakes = 1_200;

/** Starts our own AI server. Returns the settings with which the API reaches it, and a function that stops it. */
export async function startJourneyAi(): Promise<{
  settings: Record<string, string>;
  close: () => Promise<void>;
}> {
  const { url, close } = await startAiServer({ pauseMs: answerTakes, failsAt: 'an AI that fails' });
  return { settings: { OPENAI_API_KEY: 'journeys', OPENAI_BASE_URL: url }, close };
}
