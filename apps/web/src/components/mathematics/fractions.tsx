import type { ReactNode } from 'react';

/**
 * A fraction of whole numbers in plain text: '1/4', '−3/8', '2 1/2'. Not a part of a date (1/4/2025), of a longer
 * number (1.5/2, 1,000/2), of a power (2^1/2) or of a term (3/4x).
 */
const fraction = /(?<![\p{L}\p{N}/.,^_])(\d{1,3})\/(\d{1,3})(?![\p{L}\p{N}/^_]|[.,]\d)/gu;

/** Shows the fractions in a text with a line between their numbers. Screen readers and copies have '1/4'. */
export function withFractions(text: string): ReactNode {
  const parts = text.split(fraction);
  if (parts.length === 1) return text;
  // The text between two fractions is followed by the next one's numerator and denominator.
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const denominator = parts[index + 1];
    return (
      <span key={index} data-numerator={part} data-denominator={denominator} className="fraction">
        <span className="sr-only">{`${part}/${denominator ?? ''}`}</span>
      </span>
    );
  });
}
