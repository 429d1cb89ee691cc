import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { addressOf } from './demo-parameters.ts';
import { largeTextFaults, layoutFaults } from './layout.ts';
import { expectNoShift, recordShifts } from './layout-shift.ts';
import type { RouteExample, RouteParameters } from './route-examples.ts';

/**
 * Opens each of these pages once; it has to stay at its address without accessibility violations. With `layout`, on a phone,
 * it must not move while it loads, and fit narrow screens and fingers; without, it has to stay whole with text of 200%.
 * `parameters` are those of the paths.
 */
export async function expectNoFaultsOn(
  page: Page,
  examples: readonly RouteExample[],
  { layout = false, parameters }: { layout?: boolean; parameters?: RouteParameters } = {},
): Promise<void> {
  if (layout) await recordShifts(page);
  const filledIn = (path: string) => (parameters ? addressOf(path, parameters) : path);
  for (const { route, address } of examples) {
    await open(page, filledIn(address));
    if (layout) await expectNoShift(page);
    expect.soft(await accessibilityViolations(page), address).toEqual([]);
    expect.soft(await (layout ? layoutFaults(page) : largeTextFaults(page)), route).toEqual([]);
    expect.soft(new URL(page.url()).pathname).toBe(filledIn(route));
  }
}

/** Opens the page and checks its accessibility. */
export async function expectNoFaults(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect.soft(await accessibilityViolations(page), path).toEqual([]);
}

/** Opens the page and waits until it has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
