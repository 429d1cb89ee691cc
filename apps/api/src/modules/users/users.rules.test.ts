import { roles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { describe, expect, it, test } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import {
  activeChange,
  premiumChange,
  resetLink,
  roleChange,
  schoolChange,
  type UserChangeContext,
} from './users.rules.ts';

const contextOf = (
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

describe('the permission to change a user', () => {
  /** The permissions, written independently of the rules. */
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
    expect(codeOf(() => decide(contextOf({ role: actor }, { role: user })))).toBe(
      isAllowed ? 'done' : 'FORBIDDEN',
    );
  });

  it('depends on the current role and status of the actor, not on the session', () => {
    for (const decide of Object.values(changes('STUDENT'))) {
      expect(codeOf(() => decide(contextOf({ isActive: false })))).toBe('FORBIDDEN');
    }
  });
});

describe('a super-administrator who changes their own account', () => {
  const self = { id: 'actor', role: 'SUPER_ADMIN' as const };

  it('cannot change their role or deactivate themselves, even with other super-administrators', () => {
    expect(codeOf(() => roleChange('STUDENT')(contextOf({}, self, 5)))).toBe('RULE_BROKEN');
    expect(codeOf(() => activeChange(false)(contextOf({}, self, 5)))).toBe('RULE_BROKEN');
  });

  it('can set premium and school', () => {
    expect(codeOf(() => schoolChange(school)(contextOf({}, self)))).toBe('done');
  });
});

describe('the last active super-administrator', () => {
  const last = { role: 'SUPER_ADMIN' as const };

  it.each(['STUDENT', 'ADMIN'] as const)('cannot be made %s', (role) => {
    expect(codeOf(() => roleChange(role)(contextOf({}, last, 0)))).toBe('RULE_BROKEN');
    expect(codeOf(() => roleChange(role)(contextOf({}, last, 1)))).toBe('done');
  });

  it('cannot be deactivated, but can be activated', () => {
    expect(codeOf(() => activeChange(false)(contextOf({}, last, 0)))).toBe('RULE_BROKEN');
    expect(codeOf(() => activeChange(true)(contextOf({}, { ...last, isActive: false }, 0)))).toBe('done');
  });
});

it('sends no link to an account that is not active', () => {
  expect(codeOf(() => resetLink(contextOf({}, { isActive: false })))).toBe('RULE_BROKEN');
});

describe('the audit entry', () => {
  it('has the values before and after', () => {
    expect(roleChange('TEACHER')(contextOf({}))).toMatchObject({
      action: 'user.role-changed',
      before: { role: 'STUDENT' },
      after: { role: 'TEACHER' },
    });
    expect(schoolChange(null)(contextOf({}, { school }))).toMatchObject({
      set: { schoolId: null },
      before: { school: 'Oakfield' },
      after: { school: null },
    });
  });

  it('is not written when nothing changes', () => {
    const premiumUntil = new Date('2027-01-01');
    const now = contextOf({}, { premiumUntil, school });
    expect(roleChange('STUDENT')(now)).toBeUndefined();
    expect(activeChange(true)(now)).toBeUndefined();
    expect(premiumChange(new Date('2027-01-01'))(now)).toBeUndefined();
    expect(schoolChange(school)(now)).toBeUndefined();
  });
});
