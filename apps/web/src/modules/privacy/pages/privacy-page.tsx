import { consentAge } from '@markwell/shared/registration/account.schemas';
import type { PrivacyFacts } from '@markwell/shared/privacy/privacy.contract';
import { deletionDays } from '@markwell/shared/settings/users.contract';
import { productName } from '@markwell/shared/contract/product';
import { Processors } from '../components/processors.tsx';
import {
  LegalPage,
  LegalSection,
  monthsText,
  operatorName,
  OperatorContact,
  TextLink,
} from '../components/legal-page.tsx';

/** /privacy: the complete notice that the UK GDPR requires (articles 13 and 14). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy notice"
      lead={
        <>
          For parents, teachers and other adults. There is{' '}
          <TextLink to="/privacy/children">a shorter one for children</TextLink>.
        </>
      }
    >
      {(facts) => (
        <>
          <LegalSection title="Who is responsible">
            <p>
              {operatorName(facts)} decides what {productName} does with personal data here (the controller).
              To reach the controller, write to <OperatorContact facts={facts} />.
            </p>
          </LegalSection>
          <WhatIsKept />
          <LegalSection title="Who gets the data">
            <p>
              The people who run this website, and the services below, which work for them. We do not sell
              data, and there is no advertising and no tracking by others.
            </p>
            <p>
              These people see some of a pupil’s data, and the page ‘Who can see my work’ names them to the
              pupil:
            </p>
            <ul>
              <li>
                The teachers of a class that the pupil joins: the work that they set, with answers, marks and
                times, and what is confirmed of extra time, breaks and a reader, not why. Practice stays
                hidden from them.
              </li>
              <li>
                A parent to whom the pupil gave permission, or who agreed to the account of a pupil under{' '}
                {consentAge}: days and minutes of practice, scores, topics, and what work of a class is due,
                on a page and in a weekly e-mail. No answers, and none of what the pupil writes.
              </li>
            </ul>
            <p>The private subjects of a school are seen by its pupils and teachers and by our staff.</p>
            <p>The services are:</p>
            <Processors facts={facts} />
          </LegalSection>
          <HowLong facts={facts} />
          <LegalSection title="Your rights">
            <p>You, or a parent for a child, can ask us at any time:</p>
            <ul>
              <li>for a copy of the data (Settings, Download my data);</li>
              <li>to correct the data (Settings);</li>
              <li>to delete the account (Settings, Delete my account);</li>
              <li>to restrict what we do with the data, or to stop something you object to;</li>
              <li>to give you the data in a form that another service can read (the same download);</li>
              <li>
                to withdraw a parent’s consent, with the link in our e-mails to the parent. What was done
                before stays lawful.
              </li>
            </ul>
            <p>
              We answer within one month. A computer suggests what to practise from earlier answers. It makes
              no decisions with legal or similar effects.
            </p>
          </LegalSection>
          <LegalSection title="Complaints">
            <p>
              If you are not content with our answer, you can complain to the Information Commissioner’s
              Office: ico.org.uk/make-a-complaint, telephone 0303 123 1113, or Wycliffe House, Water Lane,
              Wilmslow, Cheshire SK9 5AF.
            </p>
          </LegalSection>
          <LegalSection title="Cookies and storage in the browser">
            <p>
              There are no cookies for advertising or statistics. The browser keeps the sign-in, the theme,
              how text looks and the answers of a running test, because the website cannot work without them.
              Signing in with Google uses one cookie for ten minutes. After you save something, a cookie may
              remember for a minute when that was, so that you see it immediately.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}

const WhatIsKept = () => (
  <LegalSection title="What we keep, why, and the lawful basis">
    <ul>
      <li>
        <strong>Account:</strong> name, e-mail address, a hash of the password or the Google id, stage, exam
        board and, if given, school, year and picture. To run the account. Basis: contract (article 6(1)(b));
        for a child under {consentAge}, the consent of a parent (articles 6(1)(a) and 8).
      </li>
      <li>
        <strong>A parent’s e-mail address</strong>, given by a child under {consentAge}. To ask for consent
        and to let the parent withdraw it. Basis: legal obligation (article 6(1)(c)). We ask for the age and
        store only the day on which the child is certainly {consentAge}; from then the address is removed.
      </li>
      <li>
        <strong>Learning:</strong> tests, quizzes and challenges with the answers, results, times and
        progress. To show results and to choose what to practise. Basis: as for the account.
      </li>
      <li>
        <strong>How a pupil works best:</strong> text size, spacing, font and paper colour, the reader, extra
        time and rest breaks, and what a teacher confirmed for assignments. Never the reason. What the reader
        says stays on the device. Basis: as for the account.
      </li>
      <li>
        <strong>Classes:</strong> which classes a pupil joins, and the work on assignments. Also e-mail
        addresses that a teacher invites, until they answer and for 30 days at most. Basis: as for the
        account; for an invited address, legitimate interest in the invitation (article 6(1)(f)).
      </li>
      <li>
        <strong>Parents and children:</strong> who may see a child’s results, who agreed and when, on which
        days a parent looked, and the child’s month of birth, because the child decides from {consentAge} on
        and the link ends at 18. Basis: as for the account.
      </li>
      <li>
        <strong>What a teacher writes</strong> for their school: its private subjects and questions, with who
        wrote and changed them. They contain nothing about pupils. Basis: as for the account.
      </li>
      <li>
        <strong>Reports about questions</strong>, with our notes and answers. To correct mistakes. Basis:
        legitimate interest in correct questions (article 6(1)(f)).
      </li>
      <li>
        <strong>Security:</strong> what administrators change, and short-lived counters of failed sign-ins. To
        protect accounts. Basis: legitimate interest in security (article 6(1)(f)).
      </li>
      <li>
        <strong>E-mails</strong> about the account, and, unless switched off in Settings, important news and a
        weekly summary. Basis: as for the account.
      </li>
    </ul>
    <p>
      You are not obliged to give us any data, but without a name and an e-mail address there can be no
      account.
    </p>
  </LegalSection>
);

const HowLong = ({ facts: { months, warningDays } }: { facts: PrivacyFacts }) => (
  <LegalSection title="How long we keep it">
    <ul>
      <li>
        An account that is not used for {monthsText(months.inactiveAccounts)}: we write to its owner and, for
        a young child, to the parent. {warningDays} days later we delete it, unless it was used.
      </li>
      <li>An account that is never confirmed, or to which a parent does not agree: about seven days.</li>
      <li>An account whose owner asks for deletion: {deletionDays} days, so that it can be undone.</li>
      <li>
        The times of single answers and what a pupil wrote in a writing challenge:{' '}
        {monthsText(months.answerDetails)}. Results and progress stay as long as the account.
      </li>
      <li>Notifications: {monthsText(months.notifications)}.</li>
      <li>Who could see a child’s results: a year after it ended.</li>
      <li>
        The record of what administrators changed: {monthsText(months.auditLog)}. It no longer names a user
        who was deleted.
      </li>
    </ul>
  </LegalSection>
);
