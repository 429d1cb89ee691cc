import { personalWords, type Strength } from '@markwell/shared/accounts/password-strength';
import { useEffect, useState } from 'react';
import { logWarning } from '#lib/log.ts';
import { loadEstimate } from '#lib/password-strength.ts';

/** Milliseconds to wait after the last keystroke before estimating. */
const pauseMs = 150;

/**
 * How strong a password is; undefined while unknown. If the dictionaries do not load (no connection), it
 * stays undefined and the server decides.
 */
export function usePasswordStrength(password: string, name: string, email: string): Strength | undefined {
  const [measured, setMeasured] = useState<{ of: string; strength: Strength }>();
  const input = [password, name, email].join('\n');

  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      loadEstimate().then(
        (estimate) => {
          if (!isCurrent) return;
          setMeasured({ of: input, strength: estimate(password, personalWords(name, email)) });
        },
        (error: unknown) => {
          logWarning('The password’s strength cannot be estimated', error);
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, password, name, email]);

  return measured?.of === input && password !== '' ? measured.strength : undefined;
}
