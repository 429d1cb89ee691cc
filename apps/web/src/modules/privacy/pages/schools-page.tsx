import { productName } from '@markwell/shared/contract/product';
import { Processors } from '../components/processors.tsx';
import {
  LegalPage,
  LegalSection,
  operatorName,
  OperatorContact,
  TextLink,
} from '../components/legal-page.tsx';

/** /schools: what a school must know about data before it uses this website. */
export function SchoolsPage() {
  return (
    <LegalPage
      title="For schools"
      lead="What a school needs to know about its pupils’ data before it starts."
    >
      {(facts) => (
        <>
          <LegalSection title="Who is responsible">
            <p>
              A school that has its pupils use {productName} decides why and how (the controller).{' '}
              {operatorName(facts)} works on the data for the school (the processor), unless it is the school
              itself. Both sign a <TextLink to="/schools/agreement">data processing agreement</TextLink>,
              which is ready to print.
            </p>
            <p>
              {operatorName(facts)} is responsible for what pupils practise by themselves: the{' '}
              <TextLink to="/privacy">privacy notice</TextLink> says what is kept, why and for how long.
            </p>
          </LegalSection>
          <LegalSection title="Sub-processors">
            <p>These services work on data for this website:</p>
            <Processors facts={facts} />
            {facts.operator.processors.length === 0 && (
              <p>
                For their names and where they work, write to <OperatorContact facts={facts} />.
              </p>
            )}
            <p>
              Before another one is added, or one is replaced, we tell schools 30 days ahead, so that they can
              object. No service gets data for advertising or to train a language model.
            </p>
          </LegalSection>
          <LegalSection title="For your own assessment">
            <ul>
              <li>
                <strong>Whose data:</strong> pupils from about ten to eighteen, parents’ addresses, teachers.
              </li>
              <li>
                <strong>Which data:</strong> names, e-mail addresses, classes, work with answers and marks,
                and what helps a pupil to work (extra time, breaks, a reader), never why.
              </li>
              <li>
                <strong>Pupils under 13</strong> need a parent’s consent, which the website asks for. The
                parent learns which classes the child joins.
              </li>
              <li>
                <strong>Who sees what:</strong> the teachers of a class see work that they set. Practice stays
                hidden from them. Pupils do not see each other.
              </li>
              <li>
                <strong>Leaving:</strong> a pupil or a teacher downloads what is theirs in Settings, markbooks
                are downloaded as files, and erased data are gone immediately, from backups as these expire.
              </li>
            </ul>
          </LegalSection>
          <LegalSection title="A worry about a child">
            <p>
              Pupils cannot write to each other here. If something that a pupil wrote in a report or a writing
              challenge worries you, tell your school’s safeguarding lead, as for anything else. In an
              emergency call 999.
            </p>
          </LegalSection>
          <LegalSection title="Questions">
            <p>
              Write to <OperatorContact facts={facts} />. See also how we work on{' '}
              <TextLink to="/accessibility">accessibility</TextLink> and{' '}
              <TextLink to="/security">security</TextLink>.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}
