import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import { classNames } from '#ui/class-names.ts';

/** What is beside a pupil's name: the identifier, and the name that they have chosen if it is another. */
const detailsOf = ({ identifier, ownName }: Pick<ClassPupilDto, 'identifier' | 'ownName'>) =>
  [...(identifier === '' ? [] : [identifier]), ...(ownName === null ? [] : [`own name: ${ownName}`])].join(
    ' · ',
  );

interface PupilDetailsProps {
  pupil: Pick<ClassPupilDto, 'identifier' | 'ownName'>;
  className?: string;
}

/** Below the name of a pupil, for teachers of the class. Nothing where the school's records add nothing. */
export function PupilDetails({ pupil, className }: PupilDetailsProps) {
  const details = detailsOf(pupil);
  return (
    details !== '' && (
      <span className={classNames('block text-sm font-normal wrap-anywhere text-ink-soft', className)}>
        {details}
      </span>
    )
  );
}

/** The columns about a pupil in the files of a class. */
export const pupilHeadings = ['Pupil', 'Surname', 'Forename', 'Identifier', 'Own name'];
export const pupilWidths = [28, 20, 20, 16, 24];
export const pupilTexts = ({ name, surname, forename, identifier, ownName }: ClassPupilDto): string[] => [
  name,
  surname,
  forename,
  identifier,
  ownName ?? '',
];
