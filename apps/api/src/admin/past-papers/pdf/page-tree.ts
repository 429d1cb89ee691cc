import type { PdfToken } from './pdf-tokens.ts';

/** The parts of an object that lead from the catalogue to the pages: references by object number. */
export interface TreeNode {
  kids: number[];
  pages: number | undefined;
  root: number | undefined;
  isPage: boolean;
}

/** The objects of a PDF by number; later definitions replace earlier ones. */
export interface PageTree {
  nodes: Map<number, TreeNode>;
  /** The catalogues that trailers and cross-reference streams name. */
  roots: Set<number>;
}

export const createPageTree = (): PageTree => ({ nodes: new Map(), roots: new Set() });

/** Collects the parts of one object from its tokens. */
export function createNodeReader() {
  const node: TreeNode = { kids: [], pages: undefined, root: undefined, isPage: false };
  let depth = 0;
  let key: string | undefined;
  let words: string[] = [];

  /** After the last word of a reference, '12 0 R'. */
  function readReference(): void {
    const [number, , sign] = words.slice(-3);
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
      words.push(text);
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

/**
 * Whether a reader that starts at the catalogue comes to a page, and to no node of the tree twice. A tree whose
 * catalogue was not found cannot be judged.
 */
export function hasReadablePages({ nodes, roots }: PageTree): boolean {
  const tops = [...roots].flatMap((root) => nodes.get(root)?.pages ?? []);
  if (tops.length === 0) return false;
  return tops.some((top) => {
    const seen = new Set<number>();
    let pageCount = 0;
    const waiting = [top];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const node = nodes.get(number);
      if (!node) continue;
      if (seen.has(number)) return false;
      seen.add(number);
      if (node.isPage) pageCount += 1;
      else waiting.push(...node.kids);
    }
    return pageCount > 0;
  });
}
