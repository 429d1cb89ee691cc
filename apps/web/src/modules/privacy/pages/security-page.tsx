import { productName } from '@markwell/shared/contract/product';
import { LegalPage, LegalSection, operatorName, OperatorContact } from '../components/legal-page.tsx';

/** /security: how to report a security problem, and what follows. The policy that security.txt names. */
export function SecurityPage() {
  return (
    <LegalPage
      title="Report a security problem"
      lead="If you found a way to see or change what you should not, please tell us before anyone else."
    >
      {(facts) => (
        <>
          <LegalSection title="Where to write">
            <p>
              Write to <OperatorContact facts={facts} />. {operatorName(facts)} runs this website. Say what
              you did, what you saw and what you expected. Do not send other people’s data.
            </p>
            {facts.operator.contact !== null && (
              <p>
                For programs, the same is in{' '}
                <a
                  href="/.well-known/security.txt"
                  className="font-semibold text-royal underline underline-offset-4 hover:no-underline"
                >
                  security.txt
                </a>
                .
              </p>
            )}
          </LegalSection>
          <LegalSection title="What we ask">
            <ul>
              <li>Use only your own account, or one that was made for the test.</li>
              <li>Stop as soon as you see data of another person, and delete what you saw.</li>
              <li>Do not slow the website down, and do not try to trick people.</li>
              <li>Give us time to fix the problem before you publish it.</li>
            </ul>
          </LegalSection>
          <LegalSection title="What we do">
            <p>
              We answer within five working days, say what we will do and when, and tell you when it is fixed.
              We take no action against anyone who reports in good faith and keeps to the list above.
            </p>
            <p>
              A problem in {productName} itself, not only on this website, goes to the people who write it:
              the file SECURITY.md of the source code says how.
            </p>
          </LegalSection>
          <LegalSection title="Your own account">
            <p>
              If somebody else may know your password, change it in Settings and end the other sessions there.
              If you cannot sign in, write to us. A pupil can also ask their teacher.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}
