import type { PrivacyFacts } from '@markwell/shared/privacy/privacy.contract';
import { productName } from '@markwell/shared/contract/product';

/** The services that work on personal data for the operator: those that the operator named, or their kinds. */
export function Processors({ facts: { operator, uses } }: { facts: PrivacyFacts }) {
  return (
    <ul>
      {operator.processors.map((processor) => (
        <li key={processor}>{processor}</li>
      ))}
      {operator.processors.length === 0 && (
        <li>The company that runs the servers on which {productName} is installed.</li>
      )}
      {operator.processors.length === 0 && uses.mailServer && (
        <li>The mail service that delivers our e-mails: it gets names, addresses and the e-mails.</li>
      )}
      {uses.google && (
        <li>
          Google, only if you choose to sign in with Google. We get your name, your address, your Google id
          and the address of your picture. Google learns that you use {productName}, and may process data
          outside the UK under its own terms.
        </li>
      )}
      {uses.contentGeneration && (
        <li>
          OpenAI, or a service like it, writes drafts of questions for our staff. It gets no data about
          pupils.
        </li>
      )}
    </ul>
  );
}
