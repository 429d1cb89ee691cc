import { consentAge } from '@markwell/shared/registration/account.schemas';
import { productName } from '@markwell/shared/contract/product';
import {
  LegalPage,
  LegalSection,
  operatorName,
  OperatorContact,
  TextLink,
} from '../components/legal-page.tsx';

/** /terms: the rules, for children and adults. */
export function TermsPage() {
  return (
    <LegalPage title="Terms" lead="The rules for everyone who uses this website.">
      {(facts) => (
        <>
          <LegalSection title="What this is">
            <p>
              {productName} helps you practise for exams. {operatorName(facts)} runs it here. We check our
              questions carefully, but we cannot promise that there are no mistakes, or that you pass an exam.
            </p>
          </LegalSection>
          <LegalSection title="Your account">
            <ul>
              <li>Use your own name and your own e-mail address, and say how old you really are.</li>
              <li>Under {consentAge}, a parent must agree first.</li>
              <li>Keep your password to yourself.</li>
            </ul>
          </LegalSection>
          <LegalSection title="Please do not">
            <ul>
              <li>copy our questions and papers to other websites, or sell them;</li>
              <li>try to see other people’s accounts, or to disturb the website;</li>
              <li>write anything unkind when you report a question.</li>
            </ul>
            <p>We may close an account that breaks these rules. We say why, and you can answer.</p>
          </LegalSection>
          <LegalSection title="Leaving">
            <p>
              You can delete your account at any time in Settings. We may change these terms; then we say so
              on this website before they apply. The law of England and Wales applies, and nothing here takes
              away rights that the law gives you.
            </p>
          </LegalSection>
          <LegalSection title="Questions">
            <p>
              Write to <OperatorContact facts={facts} />. What we do with data is in the{' '}
              <TextLink to="/privacy">privacy notice</TextLink>.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}
