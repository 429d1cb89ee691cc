export const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** `log₂(8)` rewritten with natural logarithms. */
export const natural = (text: string) =>
  text.replaceAll(
    /(\d*)log([₀-₉]+)\(([^)]*)\)/g,
    (_, times: string, base: string, value: string) =>
      `${times === '' ? '' : `${times} × `}(ln(${value})/ln(${[...base].map((digit) => subscripts.indexOf(digit)).join('')}))`,
  );

export const near = (one: number, other: number, tolerance: number) =>
  Number.isFinite(one + other) &&
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other), 1e-9);
