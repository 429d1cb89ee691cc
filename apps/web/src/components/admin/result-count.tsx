import { formatNumber } from '../../lib/format.ts';

interface ResultCountProps {
  /** Undefined while it is loading. */
  counted: { total: number; isCapped: boolean } | undefined;
  /** The singular noun for what is counted: 'report'. */
  one: string;
  /** An addition, for example 'of this question'. */
  of?: string | undefined;
}

/** '1 report of this question', '10,000+ questions': announced when it changes. */
export function ResultCount({ counted, one, of = '' }: ResultCountProps) {
  return (
    <p aria-live="polite" className="mb-2 min-h-5 text-ink-soft figures-tabular">
      {counted && `${countedText(counted, one)} ${of}`.trim()}
    </p>
  );
}

const countedText = ({ total, isCapped }: { total: number; isCapped: boolean }, one: string) =>
  `${formatNumber(total)}${isCapped ? '+' : ''} ${one}${total === 1 ? '' : 's'}`;
