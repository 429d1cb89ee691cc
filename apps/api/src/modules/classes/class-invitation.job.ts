import { productName } from '@markwell/shared/contract/product';
import { classSight } from '@markwell/shared/classes/classes.vocabulary';
import { z } from 'zod';
import type { ClassRow } from './class-rows.repository.ts';
import { nameInEmail, renderEmail } from '#platform/email-sending/email-layout.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { Context } from '#context.ts';
import { findInvitationToSend } from './invitations.repository.ts';

/** An e-mail that invites an address to a class. */
export const classInvitationJob = jobKind(
  'class-invitation',
  z.object({ invitationId: z.uuid(), teacherId: z.uuid() }),
);
type ClassInvitation = DataOf<typeof classInvitationJob>;

/** Sends the invitation unless it was accepted, declined or withdrawn meanwhile. */
export async function sendClassInvitation(
  context: Context,
  { invitationId, teacherId }: ClassInvitation,
): Promise<void> {
  const found = await findInvitationToSend(context.db, invitationId, teacherId, context.clock());
  if (found)
    await context.emailSender.send({
      to: found.email,
      ...classInvitationEmail(found, context.settings.webUrl),
    });
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
});

interface Invitation {
  email: string;
  teacherName: string;
  expiresAt: Date;
  schoolClass: Pick<ClassRow, 'name' | 'school' | 'stage' | 'subject'>;
}

/** The recipient may have no account, and may not know the teacher. */
function classInvitationEmail({ email, teacherName, expiresAt, schoolClass }: Invitation, webUrl: string) {
  const { school, stage, subject } = schoolClass;
  const [teacher, name] = [nameInEmail(teacherName), nameInEmail(schoolClass.name)];
  const from = school === null ? teacher : `${teacher} (${nameInEmail(school)})`;
  const about = [stage.name, ...(subject ? [nameInEmail(subject.name)] : [])].join(' ');
  return renderEmail({
    subject: `${teacher} invites you to the class ${name}`,
    blocks: [
      `${from} invites you to join the class “${name}” (${about}) on ${productName}.`,
      'If you join, the teachers of the class will see:',
      { list: [...classSight.seen] },
      'You can leave the class at any time; then they no longer see it.',
    ],
    button: { label: 'See the invitation', address: `${webUrl}/join` },
    closing: [
      `Sign in as a pupil with the address ${email}. If you have no account yet, sign up with this address, and the invitation will be there until ${dayFormat.format(expiresAt)}. Only pupils can join a class.`,
      `You do not know ${teacher}? Then you can ignore this e-mail: nothing happens unless you agree.`,
    ],
  });
}
