import type { IdentityCheck } from '@markwell/shared/users/identity-check.schemas';
import type { ConsentProof, UserConsentDto } from '@markwell/shared/users/user-consent.contract';
import { dayOf } from '@markwell/shared/time/days';
import { toDateColumn } from '#platform/date-column.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { consentEndsOnFromAge, hasConsentEnded } from '#modules/accounts/consent-ends-on.ts';
import type { Person } from './correct-user.repository.ts';
import type { UserChangeOutcome } from './users.rules.ts';

const problemAt = (path: string, message: string) =>
  ruleViolated(message, { issues: [{ path: `body.${path}`, message }] });

export const nameChange = (person: Person, name: string): UserChangeOutcome | undefined =>
  person.name === name
    ? undefined
    : { set: { name }, action: 'user.name-changed', before: { name: person.name }, after: { name } };

/** Throws RULE_BROKEN for the current address, a child's parent's, and an account that is not active. */
export function emailChange(
  person: Person,
  { email, identityCheck }: { email: string; identityCheck: IdentityCheck | null },
  now: Date,
): UserChangeOutcome {
  if (email === person.email) throw problemAt('email', 'This is already the e-mail address of the account');
  if (email === person.parentEmail) {
    throw problemAt('email', 'This is the parent’s address. The pupil needs an own one.');
  }
  if (identityCheck !== null) {
    return {
      set: { email, emailVerifiedAt: now, endSessions: true },
      action: 'user.email-changed',
      before: { email: person.email },
      after: { email, identityCheck },
    };
  }
  if (!person.isActive) throw ruleViolated('This account is not active');
  return {
    set: { endSessions: true },
    action: 'user.email-change-asked',
    before: null,
    after: { newEmail: email },
  };
}

export function consentStateOf(person: Person): UserConsentDto['state'] {
  if (person.parentEmail === null) return 'not-needed';
  if (person.consentWithdrawnAt !== null) return 'withdrawn';
  return person.parentConfirmedAt === null ? 'missing' : 'given';
}

interface Parent {
  parentEmail: string;
  age: number | null;
}

/** The day from which the child is 13. Throws RULE_BROKEN when no consent is missing, or the parent's details are wrong. */
function consentEndOf(person: Person, { parentEmail, age }: Parent, now: Date): Date {
  if (person.role !== 'STUDENT') throw ruleViolated('Only a pupil needs a parent’s consent');
  if (!person.isActive) throw ruleViolated('This account is not active');
  const state = consentStateOf(person);
  if (state === 'given') throw ruleViolated('A parent has agreed already');
  if (state === 'withdrawn') {
    throw ruleViolated(
      'A parent has withdrawn the consent. Only this parent can agree again, with the link in our e-mails.',
    );
  }
  if (parentEmail === person.email) {
    throw problemAt('parentEmail', 'Please give a parent’s own address, not the pupil’s');
  }
  if (person.consentEndsOn !== null) return person.consentEndsOn;
  if (age === null) throw problemAt('age', 'Please choose the age');
  return toDateColumn(consentEndsOnFromAge(age, dayOf(now)));
}

/** Ends the sessions of a pupil who signed up as older and has used the account without consent. */
export function consentRequest(person: Person, parent: Parent, now: Date): UserChangeOutcome {
  const consentEndsOn = consentEndOf(person, parent, now);
  if (hasConsentEnded({ consentEndsOn }, now)) {
    throw ruleViolated('The pupil is 13 or older by now and needs no parent’s consent');
  }
  const { parentEmail } = parent;
  return {
    set: { parentEmail, consentEndsOn, endSessions: true },
    action: 'user.consent-asked',
    before: null,
    after: { parentEmail },
  };
}

export function consentRecord(
  person: Person,
  { proof, ...parent }: Parent & { proof: ConsentProof },
  now: Date,
): UserChangeOutcome {
  const consentEndsOn = consentEndOf(person, parent, now);
  const { parentEmail } = parent;
  return {
    set: { parentEmail, consentEndsOn, parentConfirmedAt: now },
    action: 'user.consent-recorded',
    before: null,
    after: { parentEmail, proof },
  };
}
