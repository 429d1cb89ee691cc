import { splitMathematics } from '@markwell/shared/mathematics/mathematics';
import type { StartedTestDto, TestQuestionDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { useRef, useState } from 'react';
import { picturesOf as picturesIn, type ShownPicture } from '@markwell/shared/answers/pictures';
import { loadAnswers, loadReviews } from '#modules/answers/load-answers.ts';
import { hasChemistry, loadChemistry, loadFormulas } from '#modules/mathematics/load-formulas.ts';
import { mediaUrl } from '#lib/api/base-url.ts';
import { useRetryUntilDone } from '#lib/use-retry-until-done.ts';
import { hasAnswerKey } from '../running/completion.ts';
import { hasParts } from '../running/parts-of-test.ts';
import { storePictures } from './test-pictures.ts';

/** What a test without network needs is on this device, but for pictures that are not: `stored` of `total`. */
export interface OfflineReadiness {
  stored: number;
  total: number;
}

/**
 * Stores what the test needs on this device, because the network may be gone later, and tries again as long as a picture
 * is missing. Returns null until then, and always in a browser that cannot open the application without network.
 */
export function useOfflineReadiness(test: StartedTestDto): OfflineReadiness | null {
  const [readiness, setReadiness] = useState<OfflineReadiness | null>(null);
  const isBusy = useRef(false);

  async function prepare(): Promise<void> {
    // Without the answer key, no results are shown without network.
    if (hasParts(test)) await (hasAnswerKey(test) ? loadReviews : loadAnswers)(test.questions);
    const pictures = [...new Set(test.questions.flatMap(picturesOf))].map((address) => mediaUrl(address));
    if (!('caches' in window)) {
      loadPictures(pictures);
      return;
    }
    // Without them, the test does not end or show as it should.
    await Promise.all([import('../pages/results-page.tsx'), loadFormulasOf(test)]);
    const stored = await storePictures(test.testId, pictures);
    await navigator.serviceWorker.ready;
    setReadiness({ stored, total: pictures.length });
  }

  useRetryUntilDone(() => {
    if (isBusy.current || (readiness && readiness.stored === readiness.total)) return;
    isBusy.current = true;
    prepare()
      .catch(() => undefined) // offline, or the browser allows no storage: nothing is promised
      .finally(() => {
        isBusy.current = false;
      });
  });
  return readiness;
}

function picturesOf({ questionImageUrl, options, parts = [] }: TestQuestionDto): string[] {
  const inOptions = options.filter(({ contentType }) => contentType === 'IMAGE');
  return [
    ...(questionImageUrl === null ? [] : [questionImageUrl]),
    ...inOptions.map(({ contentValue }) => contentValue),
    ...picturesIn(parts).flatMap(({ address }: ShownPicture) => address ?? []),
  ];
}

/** Loads what the formulas of the test need to be shown. */
async function loadFormulasOf(test: StartedTestDto): Promise<void> {
  // What a pupil types in a field is shown as a formula.
  if (hasParts(test)) await loadFormulas();
  const formulas = test.questions
    .flatMap(({ explanationText, passage, options, parts = [] }) => [
      explanationText ?? '',
      passage?.body ?? '',
      ...options.map(({ contentValue }) => contentValue),
      ...textsIn(parts),
    ])
    .flatMap(splitMathematics)
    .filter((part) => part.kind === 'mathematics');
  if (formulas.some(({ tex }) => hasChemistry(tex))) await loadChemistry();
  else if (formulas.length > 0) await loadFormulas();
}

/** All texts anywhere in what parts show. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** For a browser without a cache of our own: its own cache usually keeps them. */
function loadPictures(addresses: readonly string[]): void {
  for (const address of addresses) {
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.src = address;
  }
}
