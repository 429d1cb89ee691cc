/** The value of an expression such as `(NOT A) AND (B OR C)`. */
export function valueOf(expression: string, inputs: Readonly<Record<string, boolean>>): boolean {
  const tokens = expression.match(/[()]|\w+/g) ?? [];
  const operand = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token === 'NOT') return !operand();
    if (token !== '(') return inputs[token] ?? false;
    const value = whole();
    tokens.shift();
    return value;
  };
  const whole = (): boolean => {
    let value = operand();
    while (tokens[0] === 'AND' || tokens[0] === 'OR') {
      const isAnd = tokens.shift() === 'AND';
      const next = operand();
      value = isAnd ? value && next : value || next;
    }
    return value;
  };
  return whole();
}
