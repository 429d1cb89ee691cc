import { buildAdmin } from '../builders/build-user.ts';
import { createApiClient } from '../requests/api-client.ts';
import { createTestApp } from '../test-app.ts';

/** An app with an administrator, and helpers for tests of how administrators change subjects and topics. */
export async function createCurriculumHelpers() {
  const app = await createTestApp();
  const admin = createApiClient(app, await buildAdmin(app.database));
  return {
    ...app,
    admin,
    get: (path: string) => admin.get(`/admin${path}`),
    post: (path: string, body: object) => admin.post(`/admin${path}`, body),
    put: (path: string, body: object) => admin.put(`/admin${path}`, body),
    auditLog: (targetId: string) =>
      app.database.auditEntry.findMany({ where: { targetId }, orderBy: { createdAt: 'asc' } }),
  };
}
