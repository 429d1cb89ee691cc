import {
  estimatedCharacters,
  minStrength,
  weakPasswordText,
} from '@markwell/shared/rules/account/password-strength';
import { productName } from '@markwell/shared/vocabulary/product';
import { ruleViolated } from '../domain-error.ts';

/** Throws RULE_BROKEN for a password that is easy to guess, also from the user's personal details. */
export type AssertStrongPassword = (
  password: string,
  personal: readonly string[],
  field: string,
) => Promise<void>;

/** The dictionaries are large, so they are loaded when the first password is checked. */
async function loadEstimate() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: estimatedCharacters,
  });
}

export function createAssertStrongPassword(): AssertStrongPassword {
  let loaded: ReturnType<typeof loadEstimate> | undefined;
  return async (password, personal, field) => {
    loaded ??= loadEstimate();
    const estimate = await loaded;
    const { score } = estimate.check(password, [productName, ...personal]);
    if (score < minStrength) {
      throw ruleViolated(weakPasswordText, {
        issues: [{ path: `body.${field}`, message: weakPasswordText }],
      });
    }
  };
}
