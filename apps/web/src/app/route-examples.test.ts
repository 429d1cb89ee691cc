import type { ClientRole } from '@markwell/shared/accounts/roles.vocabulary';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parameterNames, routeExamples, routesWithoutExample } from '../../e2e/support/route-examples.ts';
import { adminSections, sectionPath } from './admin/admin-sections.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { routes } from './router.tsx';

interface DeclaredRoute {
  path: string;
  handle: RouteHandle | undefined;
}

const declaredIn = (branch: readonly RouteObject[]): DeclaredRoute[] =>
  branch.flatMap(({ path, handle, children = [] }) => [
    ...(path === undefined ? [] : [{ path, handle: handle as RouteHandle | undefined }]),
    ...declaredIn(children),
  ]);

const declared = declaredIn(routes);
const sections = adminSections.map(sectionPath);

test('the accessibility journey has an example of every route, or a reason why not', () => {
  const covered = [...routeExamples.map(({ route }) => route), ...Object.keys(routesWithoutExample)];
  expect(covered.sort()).toEqual([...declared.map(({ path }) => path), ...sections].sort());
});

test('an example of a route with parameters has an address without them, or with those of the demo data', () => {
  for (const { address } of routeExamples) {
    const unknown = parameterNames.reduce((rest, name) => rest.replace(`:${name}`, ''), address);
    expect(unknown).not.toMatch(/[:*]/);
  }
});

test('an example is opened by someone who may open the route', () => {
  for (const { route, as } of routeExamples) {
    const { isPublic, roles } = declared.find(({ path }) => path === route)?.handle ?? {};
    const isOpenTo = (role: ClientRole) => !sections.includes(route) && (roles?.includes(role) ?? true);
    const isForTeachers = isOpenTo('TEACHER') && !isOpenTo('ADMIN');
    const signedIn = isOpenTo('STUDENT') ? 'pupil' : isForTeachers ? 'teacher' : 'administrator';
    expect(as, route).toBe(isPublic ? 'visitor' : signedIn);
  }
});
