import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';

/** The coloured tab on the upper edge of a subject's card. The parent must be positioned (class relative). */
export function SubjectTab({ color }: { color: SubjectColor }) {
  return (
    <span
      aria-hidden
      className={`subject-${color} print-exact absolute top-0 left-5 h-2 w-11 rounded-b-[6px] bg-subject`}
    />
  );
}
