import { describe, expect, it } from 'vitest';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildUser } from '#testing/builders/build-user.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { createTestApp } from '#testing/test-app.ts';

const now = new Date('2026-10-25T00:30:00.000Z');
const app = await createTestApp({ clock: () => now });
const nothingConfirmed = { extraTimePercent: 0, breakMinutes: 0, hasReader: false };

describe('the arrangement for assignments', () => {
  const time25 = { extraTimePercent: 25, breakMinutes: 5, hasReader: true };

  const build = async (role: 'TEACHER' | 'STUDENT' | 'ADMIN') =>
    createApiClient(app, await buildUser(app.database, { role }));

  async function buildTaughtPupil() {
    const [pupil, teacher] = [await build('STUDENT'), await build('TEACHER')];
    await buildClassOf(app.database, {
      owner: { id: teacher.user.id, schoolId: null },
      members: [pupil.user],
    });
    return { pupil, teacher, path: `/access-arrangements/pupils/${pupil.user.id}` };
  }

  it('is confirmed by a teacher of the pupil’s class or an administrator, and says by whom', async () => {
    const { pupil, teacher, path } = await buildTaughtPupil();
    expect((await teacher.put(path, time25)).body).toMatchObject({
      ...time25,
      confirmedAt: now.toISOString(),
    });
    expect((await (await build('ADMIN')).get(path)).body).toMatchObject(time25);
    const own = await pupil.get('/access-arrangements');
    expect(own.body).toMatchObject({ forAssignments: time25 });
    const me = await pupil.get('/auth/me');
    expect(me.body).toMatchObject({ arrangement: { hasReader: false, hasReaderInAssignments: true } });
    const entries = await app.database.auditEntry.findMany({
      where: { targetId: pupil.user.id, action: 'user.arrangement-confirmed' },
    });
    expect(entries).toMatchObject([{ actorId: teacher.user.id, before: nothingConfirmed, after: time25 }]);
  });

  it('does not exist for other teachers, is forbidden to pupils, and exists only for pupils', async () => {
    const { pupil, path } = await buildTaughtPupil();
    const [stranger, admin] = [await build('TEACHER'), await build('ADMIN')];
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.put(path, time25)).status).toBe(404);
    expect((await pupil.put(path, time25)).status).toBe(403);
    expect((await admin.put(`/access-arrangements/pupils/${stranger.user.id}`, time25)).status).toBe(404);
  });
});
