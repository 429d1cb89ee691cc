import { estimatedCharacters, type Strength } from '@markwell/shared/accounts/password-strength';
import { productName } from '@markwell/shared/contract/product';

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

let loaded: Promise<EstimateStrength> | undefined;

/** Loads the large dictionaries once, when the user begins to choose a password. */
export function loadEstimate(): Promise<EstimateStrength> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
