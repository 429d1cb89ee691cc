import { productName } from '@markwell/shared/contract/product';
import { LegalPage, LegalSection, operatorName, OperatorContact } from '../components/legal-page.tsx';

/** /accessibility: what works with which aids, what does not yet, and where to ask for help. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility statement"
      lead={`What ${productName} does so that everyone can use it, and what does not work yet.`}
    >
      {(facts) => (
        <>
          <LegalSection title="What you can do">
            <ul>
              <li>Use every page and take every test with a keyboard alone, or by touch.</li>
              <li>Enlarge the page or the text, and use it on a screen that is 320 pixels wide.</li>
              <li>
                Choose text size, spacing, the font OpenDyslexic and the colour of the paper in Settings,
                under ‘How I work best’, and have questions read aloud by a voice of your device.
              </li>
              <li>
                Work in light or dark colours, and without moving pictures if your device asks for that.
              </li>
              <li>
                Have extra time and rest breaks in a timed test. A teacher confirms them for assignments.
              </li>
              <li>Use a screen reader: formulas are read in words, and pictures of texts have the text.</li>
            </ul>
          </LegalSection>
          <LegalSection title="How far we are">
            <p>
              We aim at the Web Content Accessibility Guidelines 2.2, level AA. {productName} conforms partly,
              because of the exceptions below.
            </p>
          </LegalSection>
          <LegalSection title="What does not work yet">
            <ul>
              <li>
                Questions about pictures, such as non-verbal reasoning, have no description where it would
                give the answer away. Somebody who cannot see the pictures cannot answer them. They can leave
                these subjects out.
              </li>
              <li>
                A test has an end that cannot be switched off. With extra time it can be twice as long, and an
                unfinished test is marked as it is.
              </li>
              <li>
                Past papers to download are PDF files that may have no tags. The viewer on the website has
                their text.
              </li>
              <li>Pictures that a teacher or a school added may lack a description.</li>
            </ul>
          </LegalSection>
          <LegalSection title="How we checked">
            <p>
              Every version: all pages for each kind of user are checked by a program (axe) in light and dark
              colours, on a phone and on a desktop, with large text, and tests are taken by keyboard alone. No
              independent audit, and no test by people who use a screen reader every day, has been made.
            </p>
          </LegalSection>
          <LegalSection title="Tell us, or ask for another form">
            <p>
              If something does not work for you, or you need something in another form, write to{' '}
              <OperatorContact facts={facts} />. {operatorName(facts)} answers within ten working days.
            </p>
            <p>
              If you are not content with the answer, the Equality Advisory and Support Service helps:
              equalityadvisoryservice.com. In Northern Ireland it is the Equality Commission: equalityni.org.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}
