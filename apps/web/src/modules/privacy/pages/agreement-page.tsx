import { deletionDays } from '@markwell/shared/settings/users.contract';
import { Button } from '#ui/actions/button.tsx';
import { Processors } from '../components/processors.tsx';
import { LegalPage, LegalSection, OperatorContact, TextLink } from '../components/legal-page.tsx';

/** /schools/agreement: the agreement of a school and the operator (UK GDPR, article 28), to print and sign. */
export function AgreementPage() {
  return (
    <LegalPage
      title="Data processing agreement"
      lead={
        <>
          A template under article 28 of the UK GDPR, to complete, print and sign. It is no legal advice.{' '}
          <span className="print:hidden">
            Back to <TextLink to="/schools">For schools</TextLink>.
          </span>
        </>
      }
    >
      {(facts) => (
        <>
          <div className="print:hidden">
            <Button onClick={() => window.print()}>Print</Button>
          </div>
          <LegalSection title="1. Who agrees">
            <Blank label="The school (the controller)" />
            <Blank label="The operator (the processor)" value={facts.operator.name} />
            <p>
              It begins on the day of the later signature, and ends when the school stops using the website
              and its data are erased.
            </p>
          </LegalSection>
          <LegalSection title="2. What is processed">
            <ul>
              <li>
                <strong>Purpose:</strong> exam preparation: practice, tests, assignments, and results for the
                pupil and the school.
              </li>
              <li>
                <strong>People:</strong> pupils, their parents, teachers and other staff of the school.
              </li>
              <li>
                <strong>Data:</strong> names, e-mail addresses, stage, classes, answers, marks and times,
                access arrangements without reasons, parents’ addresses and answers, what staff change.
              </li>
              <li>
                <strong>How long:</strong> as in the privacy notice at /privacy.
              </li>
            </ul>
          </LegalSection>
          <LegalSection title="3. What the operator promises">
            <ul>
              <li>
                To process the data only as the school instructs in writing, of which this agreement is the
                first instruction, and to say so immediately if an instruction seems unlawful.
              </li>
              <li>To give access only to people who need it and who have promised confidentiality.</li>
              <li>To keep the data secure as in part 4.</li>
              <li>To use other companies only as in part 5.</li>
              <li>
                To help the school to answer requests by pupils, parents and staff within one month, and to
                pass on within two working days those that it gets itself.
              </li>
              <li>
                To report a breach to the school without undue delay, at the latest 24 hours after learning of
                it, with what is known, and to help with the school’s own reports and assessments.
              </li>
              <li>
                At the end to hand over the school’s data in common forms if asked, and then to erase them:
                immediately in the service, at the latest {deletionDays} days after a user’s own request, and
                in backups as these expire.
              </li>
              <li>
                To show the school what proves that all this is kept, and to allow an inspection with notice
                of ten working days.
              </li>
              <li>
                Not to sell the data, not to use them for advertising, and not to give them to a language
                model.
              </li>
            </ul>
          </LegalSection>
          <LegalSection title="4. Security">
            <ul>
              <li>
                Encrypted connections; passwords only as hashes; roles, each with the least that it needs.
              </li>
              <li>
                Second factors for administrators, and for teachers where the school or the operator requires
                them; a log of what administrators change.
              </li>
              <li>Backups every day, kept apart, with a restore tried at least once a term.</li>
              <li>Updates of the software that close a serious weakness within 14 days.</li>
            </ul>
          </LegalSection>
          <LegalSection title="5. Sub-processors">
            <p>The school agrees to these:</p>
            <Processors facts={facts} />
            <p>
              The operator informs the school 30 days before it adds or replaces one. The school can object,
              and end the agreement if no answer is found. The operator binds each of them to the same duties,
              and answers for them. Data leave the United Kingdom only where the law allows it, for example
              under an adequacy decision or the ICO’s transfer agreement.
            </p>
          </LegalSection>
          <LegalSection title="6. What the school promises">
            <ul>
              <li>To have a lawful basis, and to tell pupils and parents what it does with the data.</li>
              <li>To ask pupils for no more than the work needs, and to remove users who leave.</li>
              <li>To tell the operator when an account may be in wrong hands.</li>
            </ul>
          </LegalSection>
          <LegalSection title="7. The rest">
            <p>
              If this agreement and another contract of the two differ about data, this one holds. The law of
              England and Wales applies, unless the school is in Scotland or Northern Ireland: then the law of
              its place does. For questions, write to <OperatorContact facts={facts} />.
            </p>
          </LegalSection>
          <LegalSection title="Signatures">
            <Blank label="For the school: name, role, date" />
            <Blank label="For the operator: name, role, date" />
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}

/** A line to write on. */
const Blank = ({ label, value }: { label: string; value?: string | null }) => (
  <p className="grid gap-1">
    <span>{label}:</span>
    <span className="min-h-8 border-b border-ink-soft">{value}</span>
  </p>
);
