import type { SessionUserDto } from '@markwell/shared/accounts/auth.contract';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { toPageArrangement } from './access-arrangement.mapper.ts';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: Role;
  firstName: string | null;
  lastName: string | null;
  avatar: string | null;
  schoolYear: string | null;
  schoolName: string | null;
  currentStageId: string | null;
  currentExamBoardId: string | null;
  isExamBoardUnknown: boolean;
  accessArrangement: Parameters<typeof toPageArrangement>[0];
}

/** Maps the signed-in user to the wire: empty fields are omitted, `grade` is the school year and `school` the profile’s free text. */
export function toSessionUserDto(user: SessionUser): SessionUserDto {
  const { id, email, name, role, currentStageId, currentExamBoardId, isExamBoardUnknown } = user;
  const arrangement = toPageArrangement(user.accessArrangement);
  return {
    id,
    email,
    name,
    role,
    currentStageId,
    currentExamBoardId,
    isExamBoardUnknown,
    ...(user.firstName === null ? {} : { firstName: user.firstName }),
    ...(user.lastName === null ? {} : { lastName: user.lastName }),
    ...(user.avatar === null ? {} : { avatar: user.avatar }),
    ...(user.schoolYear === null ? {} : { grade: user.schoolYear }),
    ...(user.schoolName === null ? {} : { school: user.schoolName }),
    ...(arrangement && { arrangement }),
  };
}
