import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';

/** Every demo account's password, and that of the journeys' own pupils. */
export const password = 'markwell-demo';

/**
 * A pupil that no other journey plays as, who has done nothing yet. `number` is the journey's own, 1 to 40; the phone,
 * the desktop and each retry get different pupils for it.
 */
export function pupilFor(testInfo: TestInfo, number: number): string {
  const projects = testInfo.config.projects.map(({ name }) => name);
  const place = projects.indexOf(testInfo.project.name) * 2 + Math.min(testInfo.retry, 1);
  return `journey-${place * 40 + number}@example.com`;
}

/** The token that a sign-in through the API gives. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  expect(response.ok(), `sign-in of ${email}`).toBe(true);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Opens the product as somebody who has signed in, without the login screen. */
export async function signedIn(page: Page, email: string, theme: 'light' | 'dark' = 'light'): Promise<void> {
  const token = await tokenOf(page.request, email);
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('journey')) return;
      sessionStorage.setItem('journey', 'begun');
      localStorage.setItem('token', stored.token);
      localStorage.setItem('markwell.theme', stored.theme);
    },
    { token, theme },
  );
}

/** Gives a pupil a stage through the API, as the picker would. */
export async function chooseStage(request: APIRequestContext, token: string, code: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { id } = (await (await request.get('/api/auth/me', { headers })).json()) as { id: string };
  const stages = (await (await request.get('/api/stages', { headers })).json()) as {
    id: string;
    code: string;
  }[];
  const stageId = stages.find((stage) => stage.code === code)?.id;
  const response = await request.post(`/api/stages/users/${id}/stage`, { headers, data: { stageId } });
  expect(response.ok(), `choice of ${code}`).toBe(true);
}
