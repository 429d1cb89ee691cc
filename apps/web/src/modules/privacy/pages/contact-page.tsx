import {
  LegalPage,
  LegalSection,
  operatorName,
  OperatorContact,
  TextLink,
} from '../components/legal-page.tsx';

/** /contact: who runs this website, and how to reach them. */
export function ContactPage() {
  return (
    <LegalPage title="Contact" lead="We are glad to help.">
      {(facts) => (
        <>
          <LegalSection title="Write to us">
            <p>
              {operatorName(facts)} runs this website. For help, or a question about data, write to{' '}
              <OperatorContact facts={facts} />.
            </p>
          </LegalSection>
          <LegalSection title="A question is wrong?">
            <p>Use the report button at the question. We check it and tell you what we found.</p>
          </LegalSection>
          <LegalSection title="Your data">
            <p>
              You can download or delete your data in Settings. A parent can also write to us. What we keep,
              and why: <TextLink to="/privacy/children">for children</TextLink> and{' '}
              <TextLink to="/privacy">for adults</TextLink>.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}
