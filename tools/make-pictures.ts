/**
 * `pnpm pictures [folder]`: takes the README's pictures of the last build with demo data, on a computer and on a phone:
 * the dashboard, a running test, its results, and an administrator's overview. Build first: pnpm build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import * as path from 'node:path';
import { demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { chromium, type Browser, type Page } from '@playwright/test';
import getPort from 'get-port';
import sharp from 'sharp';
import { ensureBrowser } from './browser.ts';
import { root } from './process/environment.ts';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'docs/pictures'));
mkdirSync(folder, { recursive: true });
const port = String(await getPort());
const address = `http://127.0.0.1:${port}`;

const devices = [
  { suffix: '', viewport: { width: 1200, height: 925 } },
  { suffix: '-on-a-phone', viewport: { width: 360, height: 779 } },
];

const server = spawn(process.execPath, [path.join(root, 'tools/journeys/serve.ts')], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({ executablePath: ensureBrowser(console.log), chromiumSandbox: false });
try {
  await serverIsReady();
  // First, because it changes while a test is open.
  for (const { suffix, viewport } of devices) {
    await take(await openAs(browser, 'pupil@example.com', viewport), '/', `dashboard${suffix}`);
  }
  for (const { suffix, viewport } of devices) {
    const pupil = await openAs(browser, 'pupil@example.com', viewport);
    await pupil.goto(`${address}/test/setup`);
    await pupil.getByRole('radio', { name: /^Mathematics/ }).check({ force: true });
    await pupil.getByRole('button', { name: 'Start Test' }).click();
    // The computer's test is still open.
    if (suffix !== '') await pupil.getByRole('button', { name: 'Start a new test anyway' }).click();
    await pupil.waitForURL('**/test/active');
    await pupil.getByRole('radio').first().check({ force: true });
    await take(pupil, '/test/active', `test${suffix}`);
    await pupil.goto(`${address}/achievements?tab=history`);
    await pupil.locator('a[href^="/test/results?test="]').first().click();
    await pupil.getByRole('heading', { name: 'What next?' }).waitFor();
    await take(pupil, undefined, `results${suffix}`);
    await take(await openAs(browser, 'admin@example.com', viewport), '/admin/overview', `overview${suffix}`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}

async function serverIsReady(): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const reply = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The server did not start within two minutes.');
}

/** A page of a browser in which this demo account is signed in. */
async function openAs(
  browser: Browser,
  email: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const reply = await context.request.post(`${address}/api/auth/login`, {
    data: { email, password: demoPassword },
  });
  const { token } = (await reply.json()) as { token: string };
  await context.addInitScript((stored) => {
    localStorage.setItem('token', stored);
  }, token);
  return context.newPage();
}

/** Saves a picture of the page at this path, or of the page as it is. */
async function take(page: Page, at: string | undefined, name: string): Promise<void> {
  if (at !== undefined) await page.goto(`${address}${at}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const file = path.join(folder, `${name}.png`);
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(file);
}
