import type { Locator, Page } from '@playwright/test';

/** WCAG's size for touch, which pupils' screens keep everywhere; half a pixel less for rounding. */
const smallestTarget = 43.5;

/**
 * What does not fit, one line each: elements that make the page scroll sideways on a phone of 320 px, or with text of
 * 200%, and controls that are too small to touch. Leaves the page as it was.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const faults = (await page.evaluate(smallTargets, smallestTarget)).map((each) => `small: ${each}`);
  const tooWideAt320 = await atWidth(page, 320, () => page.evaluate(tooWide));
  faults.push(...tooWideAt320.map((each) => `320 px: ${each}`));
  await setTextSize(page, '200');
  faults.push(...(await page.evaluate(tooWide)).map((each) => `200% text: ${each}`));
  await setTextSize(page, '100');
  return faults;
}

/**
 * What breaks on this page with text of 200%, as chosen in 'How I work best', on a phone and on a desktop: a page that
 * scrolls sideways, text outside of its control, and short words over two lines. Leaves the page as it was.
 */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await setTextSize(page, '200');
  for (const width of [390, 1440]) {
    const found = await atWidth(page, width, async () => [
      ...(await page.evaluate(tooWide)),
      ...(await page.evaluate(brokenText)),
    ]);
    faults.push(...found.map((each) => `200% text, ${String(width)} px: ${each}`));
  }
  await setTextSize(page, '100');
  return faults;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((given) => {
    document.documentElement.dataset['textSize'] = given;
  }, size);

/** Looks at the page at another width, once it is drawn at it. */
async function atWidth(page: Page, width: number, look: () => Promise<string[]>): Promise<string[]> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error('The page has no viewport.');
  await page.setViewportSize({ ...viewport, width });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const seen = await look();
  await page.setViewportSize(viewport);
  return seen;
}

/** Visible text that is outside of its control, and words of at most six letters that are broken over two lines. */
function brokenText(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const isShown =
      parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      !parent.closest('.sr-only, .katex, svg') &&
      getComputedStyle(parent).clipPath === 'none';
    if (!parent || !isShown) continue;
    const control = parent.closest('button, a[href], [role=tab], label');
    const box = control && getComputedStyle(control).display !== 'inline' && control.getBoundingClientRect();
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      if (lines > 1 && word.length <= 6) faults.push(`“${word}” is broken`);
      const isOutside = rects.some(
        ({ left, right }) => box && (left < box.left - 1 || right > box.right + 1),
      );
      if (isOutside) faults.push(`“${word}” leaves its control`);
    }
  }
  return [...new Set(faults)].slice(0, 5);
}

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
