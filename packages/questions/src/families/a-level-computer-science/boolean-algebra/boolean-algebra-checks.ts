/** The rows of the inputs of a truth table, as strings of bits such as `010`, for which `Q` is 1. */
export function onesOf(expression: string, names: string): string[] {
  const rows = Array.from({ length: 2 ** names.length }, (_, row) =>
    row.toString(2).padStart(names.length, '0'),
  );
  return rows.filter((row) => valueOf(expression, names, row));
}

/** The value of a sum of products, with brackets and ¬, such as `¬(A · B) + ¬C`. */
export function valueOf(expression: string, names: string, row: string): boolean {
  const tokens = expression.match(/[A-Z()¬·+]/g) ?? [];
  const factor = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token === '¬') return !factor();
    if (token !== '(') return row[names.indexOf(token)] === '1';
    const value = sum();
    tokens.shift();
    return value;
  };
  const product = (): boolean => {
    let value = factor();
    while (tokens[0] === '·') {
      tokens.shift();
      const next = factor();
      value = value && next;
    }
    return value;
  };
  const sum = (): boolean => {
    let value = product();
    while (tokens[0] === '+') {
      tokens.shift();
      const next = product();
      value = value || next;
    }
    return value;
  };
  return sum();
}
