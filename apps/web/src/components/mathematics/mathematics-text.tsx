import { containsMathematics, splitMathematics } from '@markwell/shared/rules/formulas/mathematics';
import { plainFormula, plainText } from '@markwell/shared/rules/formulas/plain-mathematics';
import { Fragment, lazy, Suspense } from 'react';
import { withFractions } from './fractions.tsx';
import { formulaBox } from './formula-box.ts';
import type { FormulaProps } from './typeset-formula.tsx';

const SourceInstead = ({ source }: FormulaProps) => <>{source}</>;

// KaTeX is large and most questions do not need it. If it does not load, the TeX source is shown.
const TypesetFormula = lazy(() =>
  import('./typeset-formula.tsx').then(
    ({ TypesetFormula: Found }) => ({ default: Found }),
    () => ({ default: SourceInstead }),
  ),
);

/** A display formula ends its line, so a line break after it would add an empty line. */
const withoutLineBreak = (text: string) => text.replace(/^[^\S\n]*\n/u, '');

/** Shows a text with its formulas typeset and its fractions with a line. Nothing in the text becomes HTML. */
export function MathematicsText({ text }: { text: string }) {
  if (!containsMathematics(text)) return withFractions(plainText(text));
  return splitMathematics(text).map((part, index, parts) => {
    if (part.kind === 'text') {
      const before = parts[index - 1];
      const followsDisplay = before?.kind === 'mathematics' && before.isDisplay;
      const shown = followsDisplay ? withoutLineBreak(part.text) : part.text;
      return <Fragment key={index}>{withFractions(shown)}</Fragment>;
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
