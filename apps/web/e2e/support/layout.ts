import type { Locator, Page } from '@playwright/test';

/** WCAG's size for touch, which pupils' screens keep everywhere; half a pixel less for rounding. */
const smallestTarget = 43.5;

/**
 * What does not fit, one line each: elements that make the page scroll sideways on a phone of 320 px, or with text of
 * twice the size, and controls that are too small to touch. Leaves the page as it was.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  const faults = (await page.evaluate(smallTargets, smallestTarget)).map((each) => `small: ${each}`);
  if (viewport) {
    await page.setViewportSize({ ...viewport, width: 320 });
    faults.push(...(await page.evaluate(tooWide)).map((each) => `320 px: ${each}`));
    await page.setViewportSize(viewport);
  }
  await setTextSize(page, '200%');
  faults.push(...(await page.evaluate(tooWide)).map((each) => `200% text: ${each}`));
  await setTextSize(page, '');
  return faults;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);

/** The elements that are wider than the page, if it scrolls sideways. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const last = wide
    .slice(-3)
    .map((element) => `<${element.tagName} class="${element.getAttribute('class') ?? ''}">`);
  return [`${String(scrollWidth)} of ${String(clientWidth)} px: ${last.join(' ')}`];
}

/** The visible controls below this size. Links within a sentence are exempt (WCAG 2.5.8). */
function smallTargets(smallest: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]:not([role=region])',
  );
  return [...controls].flatMap((control) => {
    const target = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
    const labelled =
      control instanceof HTMLInputElement && /radio|checkbox/u.test(control.type) ? target : control;
    const { width, height } = labelled.getBoundingClientRect();
    const isInSentence = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
    const isHidden =
      !control.checkVisibility({ visibilityProperty: true }) || getComputedStyle(control).clipPath !== 'none';
    if (isInSentence || isHidden || Math.min(width, height) >= smallest) return [];
    const name = control.getAttribute('aria-label') ?? labelled.textContent.trim().slice(0, 40);
    return [`${control.tagName} “${name}” ${width.toFixed(0)} × ${height.toFixed(0)}`];
  });
}

/** The words of an element that are broken over two lines. */
export const brokenWordsOf = (element: Locator) =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });
