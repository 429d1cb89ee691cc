import { minStrength, strengthNames, type Strength } from '@markwell/shared/accounts/password-strength';
import { classNames } from '#ui/class-names.ts';

const toneOf = (strength: Strength) => {
  if (strength >= minStrength) return 'bg-correct';
  return strength === 2 ? 'bg-caution' : 'bg-wrong';
};

/** Four bars and a word, so that colour is not the only signal. Keeps its space while unknown. */
export function StrengthMeter({ strength }: { strength: Strength | undefined }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <span aria-hidden className="flex grow gap-1.5">
        {[1, 2, 3, 4].map((stroke) => (
          <span
            key={stroke}
            className={classNames(
              'h-1.5 grow rounded-full',
              strength !== undefined && stroke <= Math.max(strength, 1) ? toneOf(strength) : 'bg-line',
            )}
          />
        ))}
      </span>
      <span role="status" className="w-36 text-right text-ink-soft">
        {strength !== undefined && (
          <>
            <span className="sr-only">Password strength: </span>
            {strengthNames[strength]}
          </>
        )}
      </span>
    </div>
  );
}
