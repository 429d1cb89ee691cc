import fc from 'fast-check';
import { releaseMoments, shownResults } from '@markwell/shared/assignments/assignments.vocabulary';
import { describe, expect, it } from 'vitest';
import { at, attempt } from '#testing/assignment-facts.ts';
import { assignmentAccess, isEmbargoed, type AssignmentViewer } from './assignment-access.rules.ts';

describe('in every case', () => {
  const minutes = fc.integer({ min: -30, max: 50_000 });
  const facts = fc
    .record({
      due: fc.integer({ min: 1, max: 200 }),
      more: fc.integer({ min: 0, max: 200 }),
      show: fc.constantFrom(...shownResults),
      release: fc.constantFrom(...releaseMoments),
      releasedAt: fc.option(minutes),
      isDeleted: fc.boolean(),
      isClassArchived: fc.boolean(),
      durationSeconds: fc.constantFrom(null, 600, 3600),
    })
    .map(({ due, more, releasedAt, ...rest }) => ({
      ...rest,
      opensAt: at(0),
      dueAt: at(due),
      closesAt: at(due + more),
      releasedAt: releasedAt === null ? null : at(releasedAt),
    }));
  const works = fc
    .record({
      membership: fc.constantFrom('CURRENT' as const, 'FORMER' as const, 'NONE' as const),
      joined: minutes,
      left: minutes,
      status: fc.constantFrom(null, 'OPEN' as const, 'FINISHED' as const, 'EXPIRED' as const),
      started: minutes,
      isExcused: fc.boolean(),
      returned: fc.option(minutes),
      ownDue: fc.option(minutes),
      extraTimePercent: fc.constantFrom(0, 25, 100),
    })
    .map(
      ({
        membership,
        joined,
        left,
        status,
        started: from,
        isExcused,
        returned,
        ownDue,
        extraTimePercent,
      }) => ({
        membership,
        isExcused,
        joinedAt: at(joined),
        leftAt: membership === 'FORMER' ? at(left) : null,
        attempt: status && { ...attempt(from, status === 'OPEN' ? null : from + 5), status },
        returnedAt: returned === null ? null : at(returned),
        ownDueAt: ownDue === null ? null : at(ownDue),
        arrangement: { extraTimePercent, breakMinutesPerHalfHour: 0 },
      }),
    );
  const viewers = fc.constantFrom<AssignmentViewer>('OWNER', 'CO_TEACHER', 'PUPIL', 'OTHER');

  it('hides the solutions from a pupil who can still answer, and embargoes the questions', () => {
    fc.assert(
      fc.property(facts, works, minutes, (assignment, work, now) => {
        const { see, may } = assignmentAccess('PUPIL', assignment, work, at(now));
        if (!may.handIn && !may.start) return;
        expect([see.solutions, see.score]).toEqual([false, false]);
        expect(isEmbargoed(assignment, work, at(now))).toBe(true);
      }),
    );
  });

  it('embargoes the questions for a pupil who leaves while one who stays has them embargoed', () => {
    fc.assert(
      fc.property(facts, works, minutes, fc.nat(), (assignment, work, now, after) => {
        const stays = { ...work, membership: 'CURRENT' as const, leftAt: null };
        if (!isEmbargoed(assignment, stays, at(now))) return;
        const leaves = { ...work, membership: 'FORMER' as const, leftAt: at(after) };
        expect(isEmbargoed(assignment, leaves, at(now))).toBe(true);
      }),
    );
  });

  it('never embargoes what the pupil was shown the solutions of', () => {
    fc.assert(
      fc.property(facts, works, minutes, (assignment, work, now) => {
        if (!assignmentAccess('PUPIL', assignment, work, at(now)).see.solutions) return;
        expect(isEmbargoed(assignment, work, at(now))).toBe(false);
      }),
    );
  });

  it('shows nothing to others, and nobody else the work of a pupil who left', () => {
    fc.assert(
      fc.property(viewers, facts, works, minutes, (viewer, assignment, work, now) => {
        const { see } = assignmentAccess(viewer, assignment, work, at(now));
        if (viewer === 'OTHER') expect(Object.values(see)).not.toContain(true);
        if (viewer !== 'PUPIL' && work.membership !== 'CURRENT')
          expect([see.work, see.answers, see.score]).toEqual([false, false, false]);
      }),
    );
  });

  it('never takes back what was released, and never makes work later', () => {
    fc.assert(
      fc.property(facts, works, minutes, fc.nat(5000), (assignment, work, now, later) => {
        if (work.attempt?.status === 'OPEN') return;
        const before = assignmentAccess('PUPIL', assignment, work, at(now));
        const after = assignmentAccess('PUPIL', assignment, work, at(now + later));
        if (before.see.solutions) expect(after.see.solutions).toBe(true);
        if (before.see.score) expect(after.see.score).toBe(true);
        expect(after.lateMinutes).toBe(before.lateMinutes);
      }),
    );
  });
});
