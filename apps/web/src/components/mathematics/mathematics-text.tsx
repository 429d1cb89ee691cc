import { containsMathematics, splitMathematics } from '@markwell/shared/rules/mathematics';
import { plainFormula, plainText } from '@markwell/shared/rules/plain-mathematics';
import { lazy, Suspense } from 'react';
import { formulaBox } from './formula-box.ts';
import type { FormulaProps } from './typeset-formula.tsx';

const SourceInstead = ({ source }: FormulaProps) => <>{source}</>;

// Large, and most questions need none of it. Where it does not arrive, the source can be read.
const TypesetFormula = lazy(() =>
  import('./typeset-formula.tsx').then(
    ({ TypesetFormula: Found }) => ({ default: Found }),
    () => ({ default: SourceInstead }),
  ),
);

/** A display formula ends its line: a line break after it in the text would leave an empty one. */
const withoutLineBreak = (text: string) => text.replace(/^[^\S\n]*\n/u, '');

/** What an author wrote, as text, with its formulas set. Nothing of it becomes HTML. */
export function MathematicsText({ text }: { text: string }) {
  if (!containsMathematics(text)) return plainText(text);
  return splitMathematics(text).map((part, index, parts) => {
    if (part.kind === 'text') {
      const before = parts[index - 1];
      return before?.kind === 'mathematics' && before.isDisplay ? withoutLineBreak(part.text) : part.text;
    }
    const { tex, source, isDisplay } = part;
    const plain = plainFormula(tex);
    return (
      <Suspense key={index} fallback={isDisplay ? <span className={formulaBox}>{plain}</span> : plain}>
        <TypesetFormula tex={tex} source={source} isDisplay={isDisplay} />
      </Suspense>
    );
  });
}
