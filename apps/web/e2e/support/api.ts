import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { longWait } from './time-limits.ts';

/** The API with the rights of this token. Each request has to succeed; what comes back is the body of the reply. */
export function apiFor(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const bodyOf = async <Body>(reply: APIResponse): Promise<Body> => {
    expect(reply.ok(), `${reply.url()}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Body;
  };
  return {
    get: async <Body>(path: string, params = {}) =>
      bodyOf<Body>(await request.get(`/api${path}`, { headers, params })),
    post: async <Body>(path: string, data: object) =>
      bodyOf<Body>(await request.post(`/api${path}`, { headers, data })),
    put: async <Body>(path: string, data: object) =>
      bodyOf<Body>(await request.put(`/api${path}`, { headers, data })),
    remove: async (path: string) => {
      const reply = await request.delete(`/api${path}`, { headers, ...longWait() });
      expect(reply.ok(), reply.url()).toBe(true);
    },
    /** Fields and files; the server reads many questions at a time. */
    upload: async <Body>(path: string, multipart: Record<string, string>) =>
      bodyOf<Body>(await request.post(`/api${path}`, { headers, multipart, ...longWait() })),
  };
}

/** The id of a stage, by its code. */
export async function stageIdOf({ get }: ReturnType<typeof apiFor>, code: string): Promise<string> {
  const stages = await get<{ id: string; code: string }[]>('/stages');
  const stage = stages.find((each) => each.code === code);
  if (!stage) throw new Error(`There is no stage ${code}`);
  return stage.id;
}
