import { roles, type Role } from '@markwell/shared/vocabulary/roles';
import { describe, expect, it, test } from 'vitest';
import { DomainError } from '../../domain/domain-error.ts';
import {
  activeChange,
  premiumChange,
  resetLink,
  roleChange,
  schoolChange,
  type UserChangeContext,
} from './users.rules.ts';

const situation = (
  actor: Partial<UserChangeContext['actor']>,
  user: Partial<UserChangeContext['user']> = {},
  otherSuperAdmins = 1,
): UserChangeContext => ({
  actor: { id: 'actor', role: 'SUPER_ADMIN', isActive: true, ...actor },
  user: { id: 'user', role: 'STUDENT', isActive: true, premiumUntil: null, school: null, ...user },
  otherSuperAdmins,
});

const school = { id: 'school', name: 'Oakfield' };
const other: Record<Role, Role> = {
  STUDENT: 'TEACHER',
  TEACHER: 'PARENT',
  PARENT: 'ADMIN',
  ADMIN: 'SUPER_ADMIN',
  SUPER_ADMIN: 'STUDENT',
};
const changes = (role: Role) => ({
  role: roleChange(other[role]),
  deactivation: activeChange(false),
  premium: premiumChange(new Date('2027-01-01')),
  school: schoolChange(school),
  link: resetLink,
});

function codeOf(work: () => unknown): string {
  try {
    return work() === undefined ? 'nothing' : 'done';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

describe('who may touch whom', () => {
  /** Said once more and by hand. */
  const allowed: Record<string, Partial<Record<Role, readonly Role[]>>> = {
    role: { SUPER_ADMIN: roles },
    deactivation: { ADMIN: ['STUDENT', 'TEACHER', 'PARENT'], SUPER_ADMIN: roles },
    premium: { ADMIN: ['STUDENT', 'TEACHER', 'PARENT'], SUPER_ADMIN: roles },
    school: { ADMIN: ['STUDENT', 'TEACHER', 'PARENT'], SUPER_ADMIN: roles },
    link: { ADMIN: ['STUDENT', 'TEACHER', 'PARENT'], SUPER_ADMIN: roles },
  };
  const cases = Object.keys(allowed).flatMap((change) =>
    roles.flatMap((actor) => roles.map((user) => ({ change, actor, user }))),
  );

  test.each(cases)('$change of a $user by a $actor', ({ change, actor, user }) => {
    const decide = changes(user)[change as keyof ReturnType<typeof changes>];
    const isAllowed = allowed[change]?.[actor]?.includes(user) ?? false;
    expect(codeOf(() => decide(situation({ role: actor }, { role: user })))).toBe(
      isAllowed ? 'done' : 'FORBIDDEN',
    );
  });

  it('is decided by what the actor is now, not by the session', () => {
    for (const decide of Object.values(changes('STUDENT'))) {
      expect(codeOf(() => decide(situation({ isActive: false })))).toBe('FORBIDDEN');
    }
  });
});

describe('oneself', () => {
  const self = { id: 'actor', role: 'SUPER_ADMIN' as const };

  it('keeps role and account, whoever else is left', () => {
    expect(codeOf(() => roleChange('STUDENT')(situation({}, self, 5)))).toBe('RULE_BROKEN');
    expect(codeOf(() => activeChange(false)(situation({}, self, 5)))).toBe('RULE_BROKEN');
  });

  it('may have premium and a school', () => {
    expect(codeOf(() => schoolChange(school)(situation({}, self)))).toBe('done');
  });
});

describe('the last active super administrator', () => {
  const last = { role: 'SUPER_ADMIN' as const };

  it.each(['STUDENT', 'ADMIN'] as const)('is not made %s', (role) => {
    expect(codeOf(() => roleChange(role)(situation({}, last, 0)))).toBe('RULE_BROKEN');
    expect(codeOf(() => roleChange(role)(situation({}, last, 1)))).toBe('done');
  });

  it('is not deactivated, but may be activated', () => {
    expect(codeOf(() => activeChange(false)(situation({}, last, 0)))).toBe('RULE_BROKEN');
    expect(codeOf(() => activeChange(true)(situation({}, { ...last, isActive: false }, 0)))).toBe('done');
  });
});

it('sends no link to an account that is not active', () => {
  expect(codeOf(() => resetLink(situation({}, { isActive: false })))).toBe('RULE_BROKEN');
});

describe('what is written down', () => {
  it('is what was and what is', () => {
    expect(roleChange('TEACHER')(situation({}))).toMatchObject({
      action: 'user.role-changed',
      before: { role: 'STUDENT' },
      after: { role: 'TEACHER' },
    });
    expect(schoolChange(null)(situation({}, { school }))).toMatchObject({
      set: { schoolId: null },
      before: { school: 'Oakfield' },
      after: { school: null },
    });
  });

  it('is nothing when nothing changes', () => {
    const premiumUntil = new Date('2027-01-01');
    const now = situation({}, { premiumUntil, school });
    expect(roleChange('STUDENT')(now)).toBeUndefined();
    expect(activeChange(true)(now)).toBeUndefined();
    expect(premiumChange(new Date('2027-01-01'))(now)).toBeUndefined();
    expect(schoolChange(school)(now)).toBeUndefined();
  });
});
