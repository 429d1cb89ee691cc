import type { APIRequestContext } from '@playwright/test';
import { tokenOf } from './pupils.ts';
import { parameterNames, type RouteParameters } from './route-examples.ts';

/** The values of the parameters in the paths of the route examples: those of the demo teacher's class of mathematics. */
export async function demoParameters(request: APIRequestContext): Promise<RouteParameters> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'teacher@example.com')}` };
  const read = async <Reply>(path: string) => (await (await request.get(path, { headers })).json()) as Reply;
  const { classes } = await read<{ classes: { id: string; name: string }[] }>('/api/classes');
  const classId = classes.find(({ name }) => name === '5H Mathematics')?.id ?? '';
  const { joinCode } = await read<{ joinCode: string }>(`/api/classes/${classId}`);
  const { assignments, pupils } = await read<{
    assignments: { id: string; title: string }[];
    pupils: { id: string }[];
  }>(`/api/classes/${classId}/markbook`);
  const assignmentId = assignments.find(({ title }) => title === 'Half-term check')?.id ?? '';
  return { classId, assignmentId, pupilId: pupils[0]?.id ?? '', code: joinCode };
}

/** '/classes/:classId' with the id of a class. */
export const addressOf = (path: string, parameters: RouteParameters): string =>
  parameterNames.reduce((address, name) => address.replace(`:${name}`, parameters[name]), path);
