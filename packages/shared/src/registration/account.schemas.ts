import { z } from 'zod';
import { linkTokenSchema } from '../contract/request-schemas.ts';
import { emailSchema, nameSchema, textSchema } from '../contract/field-schemas.ts';
import { adultAge } from '../parents/parents.vocabulary.ts';
import { maxPasswordLength, minPasswordLength } from '../accounts/password-strength.ts';

/** The age in years below which a pupil needs parental consent. */
export const consentAge = 13;

const maxNameLength = 120;

const personName = z.string().trim().min(1, 'Please enter your name').pipe(nameSchema(maxNameLength));

const requiredEmail = (message: string) => z.string().trim().min(1, message).pipe(emailSchema);

/** A new password. Its strength is checked separately. */
const newPasswordSchema = z
  .string()
  .min(1, 'Please choose a password')
  .min(minPasswordLength, `Please use at least ${minPasswordLength} characters`)
  .pipe(textSchema(maxPasswordLength));

/** Whole years. */
const age = z.int('Please choose your age').min(1, 'Please choose your age').max(120);

export const registrationSchema = z
  .object({
    name: personName,
    email: requiredEmail('Please enter your e-mail address'),
    password: newPasswordSchema,
    /** Whole years. Decides whether parental consent is needed, and is not stored. */
    age,
    parentEmail: requiredEmail('Please enter a parent’s e-mail address').optional(),
    /** For a parent's account: it sees children's results, and does not practise. */
    isParent: z.boolean().optional(),
  })
  .superRefine(({ age, email, parentEmail, isParent }, context) => {
    if (isParent === true && age < adultAge) {
      context.addIssue({
        code: 'custom',
        path: ['age'],
        message: 'A parent or guardian must be 18 or older',
      });
    }
    if (age >= consentAge) return;
    const message = parentProblem(email, parentEmail);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['parentEmail'], message });
  });
export type RegistrationInput = z.input<typeof registrationSchema>;

function parentProblem(email: string, parentEmail: string | undefined): string | undefined {
  if (parentEmail === undefined) return 'Please enter a parent’s e-mail address';
  return parentEmail === email ? 'Please give a parent’s own address, not yours' : undefined;
}

export const emailOnlySchema = z.object({ email: requiredEmail('Please enter your e-mail address') });

/** The age of a new user of sign-in with Google, with the token of the page that asks. */
export const ageSchema = z
  .object({
    token: linkTokenSchema,
    /** Decides whether parental consent is needed, and is not stored. */
    age,
    parentEmail: requiredEmail('Please enter a parent’s e-mail address').optional(),
  })
  .superRefine(({ age: years, parentEmail }, context) => {
    if (years >= consentAge || parentEmail !== undefined) return;
    const message = 'Please enter a parent’s e-mail address';
    context.addIssue({ code: 'custom', path: ['parentEmail'], message });
  });

export const passwordResetSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });

/** The message about a parent's link from the day on which the child is certainly 13. */
export const consentEndedText =
  'This link has ended. The child is 13 or older now, and decides about the account without a parent.';

/** How long a link works. */
export const linkLife = { hours: 1, words: 'one hour' } as const;
/** Longer, because a parent may read e-mails only at the weekend. */
export const consentDays = 7;
