import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';

/** A pupil with what the school's records say of them in one class; each part of it may be empty. */
export interface ClassPupilRow {
  id: string;
  /** The name that the pupil has chosen. */
  ownName: string;
  surname: string;
  forename: string;
  identifier: string;
}

/** Decides the name that teachers of the class see: that of the school's records, if there is one. */
export function toClassPupil({ ownName, ...row }: ClassPupilRow): ClassPupilDto {
  const name = [row.forename, row.surname].filter((part) => part !== '').join(' ') || ownName;
  return { ...row, name, ownName: ownName === name ? null : ownName };
}
