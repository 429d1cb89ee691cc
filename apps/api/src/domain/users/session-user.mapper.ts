import type { SessionUserDto } from '@markwell/shared/features/auth/auth.contract';
import type { Role } from '@markwell/shared/vocabulary/roles';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: Role;
  firstName: string | null;
  lastName: string | null;
  avatar: string | null;
  grade: string | null;
  schoolName: string | null;
  currentStageId: string | null;
  currentExamBoardId: string | null;
}

/** The signed-in person on the wire: what nobody filled in is left out, and `school` is what the profile says. */
export function toSessionUserDto(user: SessionUser): SessionUserDto {
  const { id, email, name, role, currentStageId, currentExamBoardId } = user;
  return {
    id,
    email,
    name,
    role,
    currentStageId,
    currentExamBoardId,
    ...(user.firstName === null ? {} : { firstName: user.firstName }),
    ...(user.lastName === null ? {} : { lastName: user.lastName }),
    ...(user.avatar === null ? {} : { avatar: user.avatar }),
    ...(user.grade === null ? {} : { grade: user.grade }),
    ...(user.schoolName === null ? {} : { school: user.schoolName }),
  };
}
