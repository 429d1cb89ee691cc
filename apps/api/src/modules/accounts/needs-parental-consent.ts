/** Whether a pupil's account still needs a parent's consent. */
export const needsParentalConsent = ({
  parentEmail,
  parentConfirmedAt,
}: {
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
}): boolean => parentEmail !== null && parentConfirmedAt === null;
