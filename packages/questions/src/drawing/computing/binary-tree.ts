import { strokeText } from '../stroke-text.ts';
import { circle, drawing, line, paleBlue } from '../svg.ts';
import type { Point } from '../svg.ts';

export interface TreeNode {
  label: string;
  left?: TreeNode;
  right?: TreeNode;
}

/** Nodes are drawn from left to right in their in-order sequence, so that left and right children are clear. */
export function binaryTree(root: TreeNode): string {
  const lines: string[] = [];
  const nodes: string[] = [];
  let count = 0;
  let deepest = 0;
  const draw = (node: TreeNode, depth: number): Point => {
    deepest = Math.max(deepest, depth);
    const left = node.left ? draw(node.left, depth + 1) : undefined;
    const at: Point = [50 + 66 * count++, 50 + 86 * depth];
    const right = node.right ? draw(node.right, depth + 1) : undefined;
    for (const child of [left, right]) if (child) lines.push(line(at, child));
    nodes.push(circle(at, 27, { fill: paleBlue }), strokeText(node.label, at, { size: 19 }));
    return at;
  };
  draw(root, 0);
  return drawing(34 + 66 * count, 100 + 86 * deepest, [...lines, ...nodes]);
}
