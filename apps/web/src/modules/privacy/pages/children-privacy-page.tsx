import { consentAge } from '@markwell/shared/registration/account.schemas';
import { deletionDays } from '@markwell/shared/settings/users.contract';
import { productName } from '@markwell/shared/contract/product';
import { LegalPage, LegalSection, monthsText, OperatorContact, TextLink } from '../components/legal-page.tsx';

/** /privacy/children: the notice in words that a ten-year-old understands. */
export function ChildrenPrivacyPage() {
  return (
    <LegalPage
      title="What we know about you"
      lead={
        <>
          This page is for children. There is <TextLink to="/privacy">a longer one for adults</TextLink>.
        </>
      }
    >
      {(facts) => (
        <>
          <LegalSection title="What we keep">
            <ul>
              <li>Your name and your e-mail address.</li>
              <li>A parent’s e-mail address, if you are under {consentAge}.</li>
              <li>Your stage, your exam board and, if you write them down, your school and year.</li>
              <li>Your tests, quizzes and writing challenges: your answers and your results.</li>
              <li>What you tell us when you report a question.</li>
              <li>
                What you choose in ‘How I work best’: how text looks, reading aloud, extra time and rest
                breaks. We do not ask why, and what is read aloud stays on your device.
              </li>
              <li>Which parents can see your results, and on which days they looked.</li>
              <li>The classes that you join, and the work that your teachers set.</li>
            </ul>
            <p>
              We ask how old you are, but we do not keep your age. We keep the month of your birth only if you
              let a parent see your results.
            </p>
          </LegalSection>
          <LegalSection title="Why we keep it">
            <p>
              So that you can sign in, see how you did, and get the questions again that you found hard. That
              is all. We do not sell anything about you. There are no adverts.
            </p>
          </LegalSection>
          <LegalSection title="Who can see it">
            <ul>
              <li>You.</li>
              <li>
                The people who run {productName}. They look only when they need to, for example to check a
                question that you reported.
              </li>
              <li>
                A parent or guardian, if you let them, or if a parent agreed to it while you are under{' '}
                {consentAge}. They see a summary: when you practise, your scores, your topics and what work is
                due. They do not see your answers. An eye beside your initials reminds you.
              </li>
              <li>
                The teachers of a class that you join. They see the work that they set you: your answers, your
                marks and when you did it. They do not see what you practise on your own. A teacher or{' '}
                {productName} can confirm extra time for that work.
              </li>
              <li>Other pupils cannot see it.</li>
            </ul>
            <p>
              ‘Who can see my work’, in the menu of your account, names everyone and shows when a parent
              looked. There you can leave a class and stop a parent’s view, or ask for it if you are under{' '}
              {consentAge}.
            </p>
          </LegalSection>
          <LegalSection title="How long we keep it">
            <p>
              As long as you use your account. If you do not use it for{' '}
              {monthsText(facts.months.inactiveAccounts)}, we write to you. {facts.warningDays} days later we
              delete it, unless you sign in.
            </p>
          </LegalSection>
          <LegalSection title="What you can do">
            <ul>
              <li>See everything we keep: Settings, then Download my data.</li>
              <li>Change your name and your details in Settings.</li>
              <li>Switch off our e-mails in Settings.</li>
              <li>
                Delete your account in Settings. It is gone after {deletionDays} days. Until then you can
                change your mind.
              </li>
              <li>Practise as much or as little as you like. Taking a break is fine.</li>
            </ul>
          </LegalSection>
          <LegalSection title="Your parent">
            <p>
              If you are under {consentAge}, a parent must agree before you can use {productName}. Your parent
              can change their mind later. Then your account is paused or deleted, and we tell you.
            </p>
          </LegalSection>
          <LegalSection title="Do you have a question?">
            <p>
              Ask a parent or a teacher to read this with you. You can also ask{' '}
              <OperatorContact facts={facts} />. If you think that we are doing something wrong, you and your
              parent can tell the Information Commissioner’s Office (ico.org.uk). It looks after everyone’s
              data in the UK.
            </p>
          </LegalSection>
        </>
      )}
    </LegalPage>
  );
}
