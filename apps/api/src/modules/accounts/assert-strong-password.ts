import {
  estimatedCharacters,
  minStrength,
  stolenPasswordText,
  weakPasswordText,
} from '@markwell/shared/accounts/password-strength';
import { productName } from '@markwell/shared/contract/product';
import { ruleViolated } from '#platform/domain-error.ts';

/** The dictionaries are large, so they are loaded when the first password is checked. */
async function loadEstimate() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return {
    stolen: new Set(common.dictionary['passwords-common'].map(String)),
    estimate: new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
      maxLength: estimatedCharacters,
    }),
  };
}

const plainForm = (password: string) => password.normalize('NFKC').trim();

let loaded: ReturnType<typeof loadEstimate> | undefined;

/**
 * Throws RULE_BROKEN for a password that is in lists of stolen passwords, or easy to guess, also from the user's personal
 * details. Case, and forms of a letter that look alike to Unicode, make no difference.
 */
export async function assertStrongPassword(
  password: string,
  personal: readonly string[],
  field: string,
): Promise<void> {
  loaded ??= loadEstimate();
  const { stolen, estimate } = await loaded;
  const refuse = (message: string) => ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });
  const plain = plainForm(password);
  if (stolen.has(plain.toLowerCase())) throw refuse(stolenPasswordText);
  const { score } = estimate.check(plain, [productName, ...personal]);
  if (score < minStrength) throw refuse(weakPasswordText);
}
