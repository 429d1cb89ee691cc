import { startAiServer } from '../../apps/api/src/testing/ai-server.ts';

/** Milliseconds an answer takes: long enough to see the progress, and to change one's mind. */
const answerTakes = 1_200;

/** What the API of the journeys needs to reach an AI of our own, and how to end it. */
export async function startJourneyAi(): Promise<{
  settings: Record<string, string>;
  close: () => Promise<void>;
}> {
  const { url, close } = await startAiServer({ pauseMs: answerTakes, failsAt: 'an AI that fails' });
  return { settings: { OPENAI_API_KEY: 'journeys', OPENAI_BASE_URL: url }, close };
}
