import type { AnyAnswerKind, AnyAskedKind, OfKind } from './answer-kind.ts';
import { schemaByKind } from './schema-by-kind.ts';

const kinds = new Map<string, AnyAnswerKind>();
const askedKinds = new Map<string, AnyAskedKind>();

/** Puts kinds in the list. A kind that is there already stays the same. */
export function addAnswerKinds(added: readonly AnyAnswerKind[]): void {
  for (const each of added) kinds.set(each.kind, each);
  addAskedKinds(added);
}

/** Puts kinds in the list of those that can be asked, but not marked yet. */
export function addAskedKinds(added: readonly AnyAskedKind[]): void {
  for (const each of added) askedKinds.set(each.kind, each);
}

/** The kinds that are loaded: all of them where every-answer-kind.ts is imported. */
export const answerKinds = (): readonly AnyAnswerKind[] => [...kinds.values()];

export const findAnswerKind = (name: string): AnyAnswerKind | undefined => kinds.get(name);

export const findAskedKind = (name: string): AnyAskedKind | undefined => askedKinds.get(name);

/** The kind of a definition, or of what is shown of it. Throws for a kind that the schemas would refuse. */
export function answerKindOf({ kind }: OfKind): AnyAnswerKind {
  const found = findAnswerKind(kind);
  if (!found) throw new Error(`There is no kind of answer named ${kind}`);
  return found;
}

/** An author's definition of any kind. */
export const definitionSchema = schemaByKind(findAnswerKind, (kind) => kind.definition);

/**
 * What of it leaves the server while keys are withheld. A kind that is not loaded passes as it is: a browser loads kinds
 * only when it needs them, and the server, which has all of them, may be of a newer release.
 */
export const shownSchema = schemaByKind(findAskedKind, (kind) => kind.shown, { isUnknownKept: true });

/** One more kind, for as long as a test works with it. */
export async function withAnswerKind<Result>(
  kind: AnyAnswerKind,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  addAnswerKinds([kind]);
  try {
    return await work();
  } finally {
    kinds.delete(kind.kind);
    askedKinds.delete(kind.kind);
  }
}
