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

/** By the ids of pupils who share name and number with another one of the class: when they joined, in words. */
export type JoinedTexts = ReadonlyMap<string, string>;

const bareNameOf = ({ forename, surname, ownName }: ClassPupilRow) =>
  [forename, surname].filter((part) => part !== '').join(' ') || ownName;

/**
 * Decides the name that teachers of the class see: that of the school's records, if there is one. Namesakes have the time
 * when they joined behind it.
 */
export function toClassPupil(row: ClassPupilRow, namesakes: JoinedTexts): ClassPupilDto {
  const { ownName, ...rest } = row;
  const bareName = bareNameOf(row);
  const joined = namesakes.get(row.id);
  return {
    ...rest,
    name: joined === undefined ? bareName : `${bareName} (joined ${joined})`,
    ownName: ownName === bareName ? null : ownName,
  };
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const;
const second = { ...minute, second: '2-digit' } as const;
const millisecond = { ...second, fractionalSecondDigits: 3 } as const;
/** The shortest first. */
const formats = [day, minute, second, millisecond].map(
  (parts) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...parts }),
);

/** Finds the namesakes among all pupils of a class, and writes when they joined as shortly as it differs. */
export function namesakesAmong(pupils: readonly (ClassPupilRow & { joinedAt: Date })[]): JoinedTexts {
  const alike = Map.groupBy(pupils, (pupil) =>
    [bareNameOf(pupil), pupil.identifier].join('\n').toLowerCase(),
  );
  return new Map(
    [...alike.values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => {
        const joined = formats.map((format) => group.map(({ joinedAt }) => format.format(joinedAt)));
        const texts = joined.find((each) => new Set(each).size === group.length) ?? joined.at(-1) ?? [];
        return group.map(({ id }, index): [string, string] => [id, texts[index] ?? '']);
      }),
  );
}
