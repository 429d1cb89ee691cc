import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { journeyPupil } from './journey-pupils.ts';
import { apiFor, stageIdOf } from './api.ts';

/** The password of every demo account and of the journeys' pupils. */
export const password = 'markwell-demo';

/** The demo administrator. */
export const administrator = 'admin@example.com';

/**
 * A pupil without any activity, for one journey only. `number` identifies the journey, 1 to `pupilsPerRun`; the
 * phone, the desktop and each retry get different pupils.
 */
export function pupilFor(testInfo: TestInfo, number: number): string {
  const projects = testInfo.config.projects.map(({ name }) => name);
  const run = projects.indexOf(testInfo.project.name) * 2 + Math.min(testInfo.retry, 1);
  return journeyPupil(run, number);
}

/** Signs in through the API and returns the token. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  expect(response.ok(), `sign-in of ${email}`).toBe(true);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Opens the application as a signed-in user, without the login page. */
export async function signedIn(page: Page, email: string, theme?: Theme): Promise<void> {
  await keepToken(page, await tokenOf(page.request, email), theme);
}

type Theme = 'light' | 'dark';

/** The first page that is opened has the token and the theme, as after a sign-in. */
async function keepToken(page: Page, token: string, theme: Theme = 'light'): Promise<void> {
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

/** Sets a pupil's stage through the API, as the stage page would. */
export async function chooseStage(request: APIRequestContext, token: string, code: string): Promise<void> {
  const api = apiFor(request, token);
  const [{ id }, stageId] = await Promise.all([api.get<{ id: string }>('/auth/me'), stageIdOf(api, code)]);
  await api.post(`/stages/users/${id}/stage`, { stageId });
}

/** Makes a pupil a teacher or an administrator who has chosen a stage. */
export async function changeRole(
  request: APIRequestContext,
  email: string,
  { role, stageCode }: { role: 'TEACHER' | 'ADMIN'; stageCode: string },
): Promise<void> {
  const token = await tokenOf(request, email);
  await chooseStage(request, token, stageCode);
  const { id } = await apiFor(request, token).get<{ id: string }>('/auth/me');
  const superAdministrator = apiFor(request, await tokenOf(request, 'super@example.com'));
  await superAdministrator.put(`/admin/users/${id}/role`, { role });
}

/**
 * The same as `signedIn`, for a pupil who has chosen this stage. Returns the token of the page: a sign-in takes as long as
 * the hash of a password, so there is one.
 */
export async function signedInAtStage(
  page: Page,
  email: string,
  stageCode: string,
  theme?: Theme,
): Promise<string> {
  const token = await tokenOf(page.request, email);
  await chooseStage(page.request, token, stageCode);
  await keepToken(page, token, theme);
  return token;
}

/** Opens the application as the administrator, who must choose a stage first like all users. */
export async function signedInAdministrator(page: Page): Promise<void> {
  await signedInAtStage(page, administrator, 'GCSE');
}

/** Fills in the sign-in page and sends it. */
export async function signInByForm(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
