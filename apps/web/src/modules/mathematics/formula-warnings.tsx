import { useDeferredValue, useEffect, useState } from 'react';
import { countOf } from '#lib/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { rejectedFormulas, type PlacedText, type RejectedFormula } from './rejected-formulas.ts';

/** The number of formulas shown; the rest is counted. */
const maxShown = 10;

/** The formulas of what an author writes that cannot be typeset. Nothing while there are none. */
export function FormulaWarnings({ texts }: { texts: readonly PlacedText[] }) {
  const written = useDeferredValue(JSON.stringify(texts));
  const [known] = useState(() => new Map<string, boolean>());
  const [rejected, setRejected] = useState<readonly RejectedFormula[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void rejectedFormulas(JSON.parse(written) as PlacedText[], known).then((found) => {
      if (isCurrent) setRejected(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [written, known]);
  if (rejected.length === 0) return null;
  const hidden = rejected.length - maxShown;
  return (
    <Banner tone="warning" title={`${countOf(rejected.length, 'formula', 'formulas')} cannot be shown`}>
      <p>Pupils will see what is written. Check the commands, the braces and the dollars.</p>
      <ul aria-label="Formulas that cannot be shown" className="mt-1">
        {rejected.slice(0, maxShown).map(({ place, source }, index) => (
          <li key={index} className="wrap-anywhere">
            {place !== null && <span className="mr-2 text-sm text-ink-soft">{place}</span>}
            {place !== null && ' '}
            <code className="text-sm">{source}</code>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>and {hidden} more</p>}
    </Banner>
  );
}
