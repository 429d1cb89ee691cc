import type { PdfToken } from './pdf-tokens.ts';

/** The parts of an object that lead from the catalogue to the pages: references by object number. */
export interface TreeNode {
  kids: number[];
  pages: number | undefined;
  root: number | undefined;
  isPage: boolean;
}

/** The objects of a PDF that lead to its pages, by number; later definitions replace earlier ones. */
export interface PageTree {
  nodes: Map<number, TreeNode>;
  /** The catalogues that trailers and cross-reference streams name. */
  roots: Set<number>;
}

export const createPageTree = (): PageTree => ({ nodes: new Map(), roots: new Set() });

/** Adds an object if it is a part of the tree; most objects are not. */
export function addNode({ nodes }: PageTree, number: number, node: TreeNode): void {
  if (node.isPage || node.pages !== undefined || node.kids.length > 0) nodes.set(number, node);
  else nodes.delete(number);
}

/** Collects the parts of one object from its tokens. */
export function createNodeReader() {
  const node: TreeNode = { kids: [], pages: undefined, root: undefined, isPage: false };
  let depth = 0;
  let key: string | undefined;
  /** The last three. */
  let words: string[] = [];

  /** After the last word of a reference, '12 0 R'. */
  function readReference(): void {
    const [number, , sign] = words;
    if (sign !== 'R' || !/^\d{1,9}$/u.test(number ?? '')) return;
    words = [];
    if (key === 'Kids') node.kids.push(Number(number));
    if (key === 'Pages') node.pages ??= Number(number);
    if (key === 'Root') node.root ??= Number(number);
  }

  function readToken({ kind, text }: PdfToken): void {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (kind === 'word') {
      words = [...words.slice(-2), text];
      readReference();
      return;
    }
    words = [];
    if (kind !== 'name' || depth !== 1) return;
    if (key === 'Type' && text === 'Page') node.isPage = true;
    key = key === 'Type' ? undefined : text;
  }

  return { node, readToken };
}

/** How often all nodes may be visited together: many catalogues may share a large tree on purpose. */
const maxVisits = 4;

/**
 * Whether a reader that starts at the catalogue comes to a page, and to no node of the tree twice. A tree whose
 * catalogue was not found cannot be judged.
 */
export function hasReadablePages({ nodes, roots }: PageTree): boolean {
  const tops = [...roots].flatMap((root) => nodes.get(root)?.pages ?? []);
  let visitsLeft = nodes.size * maxVisits;
  return tops.some((top) => {
    const seen = new Set<number>();
    let pageCount = 0;
    const waiting = [top];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const node = nodes.get(number);
      if (!node) continue;
      visitsLeft -= 1;
      if (seen.has(number) || visitsLeft < 0) return false;
      seen.add(number);
      if (node.isPage) pageCount += 1;
      else for (const kid of node.kids) waiting.push(kid);
    }
    return pageCount > 0;
  });
}
