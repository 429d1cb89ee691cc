import { hasMathematics, partsOf } from '@markwell/shared/rules/mathematics';
import { plainFormula, plainText } from '@markwell/shared/rules/plain-mathematics';
import { lazy, Suspense } from 'react';
import { sourceOf } from './source-of.ts';

const SourceInstead = ({ tex }: { tex: string }) => <>{sourceOf(tex)}</>;

// Large, and most questions need none of it. Where it does not arrive, the source can be read.
const TypesetFormula = lazy(() =>
  import('./typeset-formula.tsx').then(
    ({ TypesetFormula: Found }) => ({ default: Found }),
    () => ({ default: SourceInstead }),
  ),
);

/** What an author wrote, as text, with mathematics where it stands between dollars. Nothing of it becomes HTML. */
export function WrittenText({ text }: { text: string }) {
  if (!hasMathematics(text)) return plainText(text);
  return partsOf(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <Suspense key={index} fallback={plainFormula(part.tex)}>
        <TypesetFormula tex={part.tex} />
      </Suspense>
    ),
  );
}
