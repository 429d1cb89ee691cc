import { expect, type Page } from '@playwright/test';

/** The largest accepted layout shift of a page; half of what counts as good (web.dev/cls). */
const limit = 0.05;

interface Shift {
  value: number;
  moved: string[];
}

/** Records what moves on every page that is opened from now on, unless a press or a key moved it. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node: Node | null }[];
      })[];
      for (const { value, hadRecentInput, sources = [] } of entries) {
        if (hadRecentInput) continue;
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Checks that the open page, which `recordShifts` has recorded, did not move while it loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}
