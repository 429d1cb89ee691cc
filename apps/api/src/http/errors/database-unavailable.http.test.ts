import { connectDatabase } from '@markwell/database/connect';
import { afterAll, expect, test } from 'vitest';
import { buildPupil } from '../../testing/builders/build-user.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { createTestApp, testDatabase } from '../../testing/test-app.ts';

const unreachable = connectDatabase('postgresql://nobody@127.0.0.1:1/none');
const { request, signInAs } = await createTestApp({ database: unreachable });
afterAll(() => unreachable.$disconnect());

test('while the database is unreachable, every request gets UNAVAILABLE and a Retry-After', async () => {
  const pupil = await buildPupil(await testDatabase());
  const responses = [
    await request.get('/api/stages').set(signInAs(pupil)),
    await request.post('/api/auth/login').send({ email: pupil.email, password: 'whatever' }),
  ];
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(errorOf(response).code).toBe('UNAVAILABLE');
  }
});
