import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { layoutFaults } from './layout.ts';
import { routeExamples, type RouteExample } from './route-examples.ts';

/** The examples of the routes that this user opens. */
export const examplesFor = (as: RouteExample['as']) => routeExamples.filter((example) => example.as === as);

/** Opens these pages; each has to stay at its address, and with `layout` to fit narrow screens and fingers. */
export async function expectNoFaultsOn(
  page: Page,
  examples: readonly RouteExample[],
  { layout = false } = {},
): Promise<void> {
  for (const { route, address = route } of examples) {
    await expectNoFaults(page, address);
    if (layout) expect.soft(await layoutFaults(page), route).toEqual([]);
    expect.soft(new URL(page.url()).pathname).toBe(route);
  }
}

/** Opens the page and checks its accessibility. */
export async function expectNoFaults(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await accessibilityViolations(page), path).toEqual([]);
}
