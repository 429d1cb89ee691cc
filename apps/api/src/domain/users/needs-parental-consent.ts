/** Whether a child's account still waits for the parent to agree. */
export const needsParentalConsent = ({
  parentEmail,
  parentConfirmedAt,
}: {
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
}): boolean => parentEmail !== null && parentConfirmedAt === null;
