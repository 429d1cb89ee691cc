import { strokeText } from '../stroke-text.ts';
import { circle, drawing, path, polygon, polyline } from '../svg.ts';
import type { Point } from '../svg.ts';

export const gateKinds = ['AND', 'OR', 'XOR', 'NOT', 'NAND', 'NOR'] as const;
export type GateKind = (typeof gateKinds)[number];

/** An input's letter, or a gate with its inputs. */
export type Logic = string | Gate;
export interface Gate {
  gate: GateKind;
  inputs: readonly Logic[];
}

/** A circuit is written as an expression: `gate('OR', gate('NOT', 'A'), 'B')`. */
export const gate = (kind: GateKind, ...inputs: readonly Logic[]): Gate => ({ gate: kind, inputs });

const column = 130;
const row = 64;
const gateWidth = 64;

/** A logic circuit: inputs on the left in the order of the expression, the output Q on the right. */
export function logicCircuit(root: Gate): string {
  const parts: string[] = [];
  let leaves = 0;
  const draw = (node: Logic): { end: Point; depth: number } => {
    if (typeof node === 'string') {
      const end: Point = [64, 50 + row * leaves++];
      parts.push(strokeText(node, [36, end[1]], { size: 20 }));
      return { end, depth: 0 };
    }
    const fed = node.inputs.map(draw);
    const depth = 1 + Math.max(...fed.map((each) => each.depth));
    const y = fed.reduce((sum, each) => sum + each.end[1], 0) / fed.length;
    const x = 110 + (depth - 1) * column;
    fed.forEach(({ end }, index) => {
      const pin = fed.length === 1 ? y : y - 12 + 24 * index;
      const bend = x - 24;
      parts.push(polyline([end, [bend, end[1]], [bend, pin], [x + inset(node.gate), pin]]));
    });
    parts.push(gateSymbol(node.gate, [x, y]));
    return { end: [x + gateWidth, y], depth };
  };
  const { end } = draw(root);
  const out: Point = [end[0] + 40, end[1]];
  parts.push(polyline([end, out]), strokeText('Q', [out[0] + 22, out[1]], { size: 20 }));
  return drawing(out[0] + 50, 36 + Math.max(1, leaves) * row, parts);
}

/** How far wires run into a symbol with a curved back. */
function inset(kind: GateKind): number {
  return kind === 'OR' || kind === 'NOR' ? 8 : 0;
}

function gateSymbol(kind: GateKind, [x, y]: Point): string {
  const bubble = circle([x + gateWidth - 6, y], 6, { fill: '#FFFFFF' });
  if (kind === 'NOT') {
    return (
      polygon([
        [x, y - 22],
        [x, y + 22],
        [x + gateWidth - 12, y],
      ]) + bubble
    );
  }
  const inverted = kind === 'NAND' || kind === 'NOR';
  const nose = x + gateWidth - (inverted ? 12 : 0);
  const body =
    kind === 'AND' || kind === 'NAND'
      ? path(`M${x} ${y - 26}H${nose - 26}A26 26 0 0 1 ${nose - 26} ${y + 26}H${x}Z`)
      : path(
          `M${x} ${y - 26}Q${nose - 20} ${y - 26} ${nose} ${y}Q${nose - 20} ${y + 26} ${x} ${y + 26}Q${x + 16} ${y} ${x} ${y - 26}Z`,
        );
  const second = kind === 'XOR' ? path(`M${x - 9} ${y - 26}Q${x + 7} ${y} ${x - 9} ${y + 26}`) : '';
  return second + body + (inverted ? bubble : '');
}
