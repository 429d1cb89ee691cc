import { afterAll } from 'vitest';
import { buildAdmin } from '../builders/build-user.ts';
import { startAiServer } from './ai-server.ts';
import { createApiClient } from '../requests/api-client.ts';
import { createTestApp } from '../test-app.ts';

/** The application with its own AI server, and a function that creates administrators. */
export async function createAiTestApp({ timeoutSeconds = 5 } = {}) {
  const ai = await startAiServer();
  afterAll(ai.close);
  const testApp = await createTestApp({
    settings: { openai: { apiKey: 'sk-test', baseUrl: ai.url, model: 'test-model', timeoutSeconds } },
  });
  const newAdmin = async () => createApiClient(testApp, await buildAdmin(testApp.database));
  return { ...testApp, ai, newAdmin };
}
