import {
  personalWords,
  type Strength,
  estimatedCharacters,
} from '@markwell/shared/accounts/password-strength';
import { useEffect, useState } from 'react';
import { productName } from '@markwell/shared/contract/product';
import { logWarning } from '#lib/log.ts';

let loaded: Promise<EstimateStrength> | undefined;

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
        (error: unknown) => logWarning('The password’s strength cannot be estimated', error),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, password, name, email]);

  return measured?.of === input && password !== '' ? measured.strength : undefined;
}

/** Loads the large dictionaries once, when the user begins to choose a password. */
function loadEstimate(): Promise<EstimateStrength> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Estimates how hard a password is to guess for someone who knows the user's name and address. */
type EstimateStrength = (password: string, personal: readonly string[]) => Strength;

async function load(): Promise<EstimateStrength> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const estimate = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: estimatedCharacters,
  });
  return (password, personal) => estimate.check(password, [productName, ...personal]).score;
}
