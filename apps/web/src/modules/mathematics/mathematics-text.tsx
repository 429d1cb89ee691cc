import { containsMathematics, splitMathematics } from '@markwell/shared/mathematics/mathematics';
import { plainOrSource, plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { spokenFractions, spokenPlainText } from '@markwell/shared/mathematics/spoken-words';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { formulaBox } from './formula-box.ts';
import { hasChemistry, loadChemistry, loadFormulas } from './load-formulas.ts';
import type { FormulaProps } from './typeset-formula.tsx';

const SourceInstead = ({ source }: FormulaProps) => <>{source}</>;

const sourceInstead = { default: SourceInstead };

// If KaTeX does not load, the source is shown.
const TypesetFormula = lazy(() =>
  loadFormulas().then(
    ({ TypesetFormula: Found }) => ({ default: Found }),
    () => sourceInstead,
  ),
);
const TypesetChemistry = lazy(() =>
  loadChemistry().then(
    ({ TypesetFormula: Found }) => ({ default: Found }),
    () => sourceInstead,
  ),
);

/** A display formula ends its line, so a line break after it would add an empty line. */
const withoutLineBreak = (text: string) => text.replace(/^[^\S\n]*\n/u, '');

/**
 * Shows a text with its formulas typeset, its powers raised and its fractions with a line. Nothing in the text becomes
 * HTML.
 */
export function MathematicsText({ text }: { text: string }) {
  if (!containsMathematics(text)) return withPowers(plainText(text));
  return splitMathematics(text).map((part, index, parts) => {
    if (part.kind === 'text') {
      const before = parts[index - 1];
      const followsDisplay = before?.kind === 'mathematics' && before.isDisplay;
      const shown = followsDisplay ? withoutLineBreak(part.text) : part.text;
      return <Fragment key={index}>{withPowers(shown)}</Fragment>;
    }
    const { tex, source, isDisplay } = part;
    const plain = plainOrSource(part);
    const Typeset = hasChemistry(tex) ? TypesetChemistry : TypesetFormula;
    return (
      <Suspense key={index} fallback={isDisplay ? <span className={formulaBox}>{plain}</span> : plain}>
        <Typeset tex={tex} source={source} isDisplay={isDisplay} />
      </Suspense>
    );
  });
}

/** One formula within a line. `plain` stands in its place until KaTeX is loaded, or if KaTeX rejects it. */
export const FormulaText = ({ tex, plain }: { tex: string; plain: string }) => (
  <Suspense fallback={plain}>
    <TypesetFormula tex={tex} source={plain} isDisplay={false} />
  </Suspense>
);

/**
 * The exponent of a power in plain text, in brackets or without: 'e^(0.08t)', '2e^x', '4^1.5'. Not where it is unclear
 * where it ends: 'e^2x', '2^1/2'.
 */
const exponent =
  /(?<=[\p{L}\p{N})])\^(?:\(((?:[^()]|\([^()]*\))+)\)|(−?(?:\p{Ll}|\d+(?:\.\d+)?|[½⅓⅔¼¾])))(?![\p{L}\p{N}^/])/gu;

/** ' squared', ' to the power 0.08t': a sentence as a screen reader reads it. */
const spokenPower = (power: string): string =>
  ({ '2': ' squared', '3': ' cubed' })[power] ?? ` to the power ${spokenPlainText(power).trim()}`;

/** Raises the exponents in a text. Copies have 'e^(0.08t)', screen readers 'e to the power 0.08t'. */
function withPowers(text: string): ReactNode {
  const parts: readonly (string | undefined)[] = text.split(exponent);
  if (parts.length === 1) return withFractions(text);
  // The text between two exponents is followed by the next one: in brackets, or without.
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{withFractions(part ?? '')}</Fragment>;
    if (part === undefined) return null;
    const isInBrackets = index % 3 === 1;
    return (
      <Fragment key={index}>
        <sup aria-hidden>
          <span className="sr-only">{isInBrackets ? '^(' : '^'}</span>
          {part}
          {isInBrackets && <span className="sr-only">)</span>}
        </sup>
        <span data-words={spokenPower(part)} className="spoken-words" />
      </Fragment>
    );
  });
}

/**
 * A fraction of whole numbers in plain text: '1/4', '−3/8', '2 1/2'. Not a part of a date (1/4/2025), of a longer
 * number (1.5/2, 1,000/2), of a power (2^1/2) or of a term (3/4x).
 */
const fraction = /(?<![\p{L}\p{N}/.,^_])(\d{1,3})\/(\d{1,3})(?![\p{L}\p{N}/^_]|[.,]\d)/gu;

/** Shows the fractions in a text with a line between their numbers. Copies have '1/4', screen readers '1 quarter'. */
function withFractions(text: string): ReactNode {
  const parts = text.split(fraction);
  if (parts.length === 1) return text;
  // The text between two fractions is followed by the next one's numerator and denominator.
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const denominator = parts[index + 1] ?? '';
    const words = spokenFractions(part, denominator) ?? '';
    const isMixed = /\d $/u.test(parts[index - 1] ?? '');
    return (
      <Fragment key={index}>
        <span aria-hidden data-numerator={part} data-denominator={denominator} className="fraction">
          <span className="sr-only">{`${part}/${denominator}`}</span>
        </span>
        <span data-words={isMixed ? `and ${words}` : words} className="spoken-words" />
      </Fragment>
    );
  });
}
