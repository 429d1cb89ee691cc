import { expect, test, type Locator, type Page } from '@playwright/test';
import { administrator, password, signedIn, signInByForm } from '../support/pupils.ts';
import { holdScripts } from '../support/scripts.ts';

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });
/** Several without the stylesheet, which shows one part of the shell. */
const shownHeader = (page: Page) => page.locator('#app-shell header').filter({ visible: true });
const topOf = (page: Page) => signIn(page).evaluate((heading) => heading.getBoundingClientRect().top);

test('the sign-in is painted before the scripts arrive, at the same place as afterwards @phone', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/achievements', { waitUntil: 'commit' });
  await expect(shownHeader(page)).toHaveCount(1);
  await expect(page.locator('#app-shell h1')).toBeVisible();
  const before = await topOf(page);
  // A browser must not fill in what is lost a moment later.
  await expect(page.locator('input')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
  await expect(page.locator('#app-shell')).toHaveCount(0);
  // Another font may differ by a pixel.
  expect(Math.abs((await topOf(page)) - before)).toBeLessThan(4);
});

test('a signed-in pupil sees the frame and the spinner before the scripts arrive, in their theme @phone', async ({
  page,
}) => {
  await signedIn(page, 'pupil@example.com', 'dark');
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(shownHeader(page)).toHaveCount(1);
  await expect(page.getByText('Loading your learning dashboard...')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(17, 22, 42)');
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('data-for', 'dark');
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.locator('#app-shell')).toHaveCount(0);
});

test('the dashboard asks for its data while the session is checked, and for its menus after it is shown', async ({
  page,
}) => {
  await signedIn(page, 'pupil@example.com');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/auth/me', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const data = ['/api/users/me', '/api/analytics/recommended-practice', '/api/tests/open'];
  await expect.poll(() => data.filter((path) => !asked.includes(path))).toEqual([]);
  const menus = () => asked.filter((path) => path.includes('/user-menu-content-'));
  expect(menus()).toEqual([]);
  held.resolve(undefined);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect.poll(menus).toHaveLength(1);
  expect(asked.filter((path) => path === '/api/users/me')).toHaveLength(1);
});

test('scripts that do not load are reported, and load when the network is back', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Markwell did not load' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
});

test('the sign-in loads at most 182,000 bytes of JavaScript, and the dashboard once somebody signs in', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) loaded.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
  let bytes = 0;
  for (const url of new Set(loaded)) {
    const response = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(response.headers()['content-length']);
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(182_000);

  await page.getByLabel(/e-?mail/i).focus();
  await expect.poll(() => loaded.some((url) => url.includes('/dashboard-page-'))).toBe(true);
  await signInByForm(page, 'pupil@example.com', password);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});

test('a home screen gets a name, icons and colours', async ({ page, request }) => {
  await page.goto('/login');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await request.get(touchIcon ?? '')).headers()['content-type']).toContain('image/png');
  expect(await (await request.get('/robots.txt')).text()).toContain('User-agent: *');
});

test('the keyboard skips the navigation, and a new page gets the focus, a title and an announcement', async ({
  page,
}) => {
  await signedIn(page, 'pupil@example.com');
  await page.goto('/past-papers');
  await expect(page.getByRole('heading', { level: 1, name: 'Past Papers' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeFocused();
  await expect(page).toHaveTitle('Achievements · Markwell');
  await expect(page.locator('[aria-live=polite]', { hasText: /^Achievements$/ })).toHaveCount(1);
});

test('the navigation bar begins and ends where the page below it does, also in the Admin Panel', async ({
  page,
}) => {
  await signedIn(page, administrator);
  /** Where its content begins, and where it ends itself. */
  const edgesOf = (element: Locator) =>
    element.evaluate((each) => {
      const { left, right } = each.getBoundingClientRect();
      return {
        left: Math.round(left + parseFloat(getComputedStyle(each).paddingLeft)),
        right: Math.round(right),
      };
    });
  const bar = page.getByRole('banner');
  for (const [path, first, last] of [
    ['/past-papers', page.getByRole('heading', { level: 1 }), page.getByRole('article').nth(1)],
    ['/admin/users', page.getByText('Admin Panel', { exact: true }), page.getByRole('table')],
  ] as const) {
    await page.goto(path);
    await expect(last).toBeVisible();
    expect((await edgesOf(bar.getByRole('link', { name: 'Markwell' }))).left, path).toBe(
      (await edgesOf(first)).left,
    );
    const menu = await edgesOf(bar.getByRole('button', { name: /^Your account/ }));
    expect(Math.abs(menu.right - (await edgesOf(last)).right), path).toBeLessThanOrEqual(1);
  }
});
