import { addAnswerKinds, addAskedKinds, findAnswerKind } from '@markwell/shared/answers/answer-kinds';
import type { AnyAnswerView } from '../answer-view.ts';

/**
 * The file of each kind, loaded with the first question of that kind. The views are of different types: each gets only what
 * belongs to its kind.
 */
export const answerViewFiles = new Map<string, () => Promise<unknown>>([
  ['choice', async () => (await import('../choice/choice-view.tsx')).choiceView],
  ['choices', async () => (await import('../choices/choices-view.tsx')).choicesView],
  ['number', async () => (await import('../number/number-view.tsx')).numberView],
  ['expression', async () => (await import('../expression/expression-view.tsx')).expressionView],
  ['text', async () => (await import('../text/text-view.tsx')).textView],
  ['order', async () => (await import('../order/order-view.tsx')).orderView],
  ['match', async () => (await import('../match/match-view.tsx')).matchView],
  ['gaps', async () => (await import('../gaps/gaps-view.tsx')).gapsView],
  ['written', async () => (await import('../written/written-view.tsx')).writtenView],
]);

const views = new Map<string, AnyAnswerView>();

/** Undefined for a kind of a newer release. */
export const findAnswerView = (kind: string): AnyAnswerView | undefined => views.get(kind);

/** The names of the kinds of answers anywhere in parts: those of gaps too. */
function kindsIn(parts: unknown): string[] {
  if (typeof parts !== 'object' || parts === null) return [];
  return Object.entries(parts).flatMap(([name, each]) =>
    name === 'kind' && typeof each === 'string' ? [each] : kindsIn(each),
  );
}

/** Loads the kinds in these parts that this release knows. */
export async function loadKindsIn(parts: unknown): Promise<void> {
  const load = async (kind: string) => {
    const view = (await answerViewFiles.get(kind)?.()) as AnyAnswerView | undefined;
    if (!view) return;
    if (view.loadMarking) addAskedKinds([view.kind]);
    else addAnswerKinds([view.kind]);
    views.set(kind, view);
  };
  await Promise.all(kindsIn(parts).map(load));
}

/** Loads how those of them are marked whose marking is a file of its own. */
export async function loadMarkingIn(parts: unknown): Promise<void> {
  const marked = kindsIn(parts).map(async (kind) => views.get(kind)?.loadMarking?.());
  addAnswerKinds((await Promise.all(marked)).filter((kind) => kind !== undefined));
}

/** Whether the kinds in these parts that this release knows are loaded. */
export const areKindsLoaded = (parts: unknown): boolean =>
  kindsIn(parts).every((kind) => views.has(kind) || !answerViewFiles.has(kind));

/** Whether they can be reviewed too. */
export const areReviewsLoaded = (parts: unknown): boolean =>
  kindsIn(parts).every((kind) => findAnswerKind(kind) !== undefined || !answerViewFiles.has(kind));

/** Whether all kinds in these parts are known and loaded, so that they can be marked. */
export const canMarkKinds = (parts: unknown): boolean =>
  kindsIn(parts).every((kind) => views.has(kind) && findAnswerKind(kind) !== undefined);
