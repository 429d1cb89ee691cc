import { expressionsOf, replace, variablesOf, type Statement } from '../mathematics/expression-tree.ts';
import { mapExpressions } from '../mathematics/compare-statements.ts';

const inOtherCase = (name: string): string => {
  const letter = name.charAt(0);
  const upper = letter.toUpperCase();
  return (letter === upper ? letter.toLowerCase() : upper) + name.slice(1);
};

/** A phone writes X where x is meant: a letter that only the other case of is in the key is taken for that. */
export function withLettersOf(answer: Statement, key: Statement): Statement {
  const known = variablesOf(...expressionsOf(key));
  const used = variablesOf(...expressionsOf(answer));
  const changes = new Map(
    used
      .filter((name) => !known.includes(name))
      .map((name) => [name, inOtherCase(name)] as const)
      .filter(([, other]) => known.includes(other)),
  );
  if (changes.size === 0) return answer;
  return mapExpressions(answer, (expression) =>
    replace(expression, (inside) => {
      const name = inside.kind === 'variable' ? changes.get(inside.name) : undefined;
      return name === undefined ? undefined : { kind: 'variable', name };
    }),
  );
}
