/** Marks as they are printed: '2', '1½'. */
export const marksText = (marks: number): string => {
  const whole = Math.floor(marks);
  if (whole === marks) return String(marks);
  return `${whole === 0 ? '' : String(whole)}½`;
};
