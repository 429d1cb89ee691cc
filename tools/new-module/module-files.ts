/** The spellings of a module's name: 'past-papers' is 'Past papers', PastPapers and pastPapers. */
export function namesOf(name: string): { words: string; type: string; routes: string } {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const type = name.split('-').map(capital).join('');
  return {
    words: capital(name.replaceAll('-', ' ')),
    type,
    routes: type.charAt(0).toLowerCase() + type.slice(1),
  };
}

/** The files of an empty module by path: it shows the user's name, an example to replace. */
export function moduleFiles(name: string): Record<string, string> {
  const { words, type, routes } = namesOf(name);
  const contract = `@markwell/shared/${name}/${name}.contract`;
  const api = `apps/api/src/modules/${name}/${name}`;
  const web = `apps/web/src/modules/${name}`;
  return {
    [`packages/shared/src/${name}/${name}.contract.ts`]: `import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const own${type} = endpoint('GET /${name}', 'signed-in', {
  summary: 'The caller’s ${words.toLowerCase()}',
  response: z.object({ name: z.string() }),
});
`,
    [`${api}.router.ts`]: `import { own${type} } from '${contract}';
import { implement } from '#http/implement.ts';
import { readOwn${type} } from './${name}.service.ts';

export const ${routes}Routes = [
  implement(own${type}, ({ caller }, context) => readOwn${type}(context, caller.id)),
];
`,
    [`${api}.service.ts`]: `import type { Context } from '#context.ts';
import { findName } from './${name}.repository.ts';

export const readOwn${type} = async (context: Context, userId: string) => ({
  name: await findName(context.db, userId),
});
`,
    [`${api}.repository.ts`]: `import type { Database } from '@markwell/database/connect';

export async function findName(db: Database, userId: string): Promise<string> {
  const { name } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  return name;
}
`,
    [`${api}.http.test.ts`]: `import { own${type} } from '${contract}';
import { expect, test } from 'vitest';
import { buildUser } from '#testing/builders/build-user.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const app = await createTestApp();

test('the caller gets their own', async () => {
  const client = createApiClient(app, await buildUser(app.database, { name: 'Imran' }));
  expect(bodyOf(own${type}, await client.get('/${name}'))).toEqual({ name: 'Imran' });
});

test('needs a session', async () => {
  expect((await app.request.get('/api/${name}')).status).toBe(401);
});
`,
    [`${web}/${name}.queries.ts`]: `import { own${type} } from '${contract}';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query/cache-keys.ts';

export const useOwn${type} = () => useQuery(endpointQuery(own${type}));
`,
    [`${web}/${name}.routes.tsx`]: `import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const ${routes}Routes: RouteObject[] = [
  {
    path: '/${name}',
    handle: { frame: true, title: '${words}' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/${name}-page.tsx')).${type}Page }),
  },
];
`,
    [`${web}/pages/${name}-page.tsx`]: `import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useOwn${type} } from '../${name}.queries.ts';

/** /${name} */
export function ${type}Page() {
  const own = useOwn${type}();
  return (
    <Page width="narrow">
      <PageHeader title="${words}" />
      <Loaded query={own} loading="Loading…" failure="The page did not load.">
        {({ name }) => <p className="wrap-anywhere">{name}</p>}
      </Loaded>
    </Page>
  );
}
`,
    [`${web}/${name}.test.tsx`]: `import { own${type} } from '${contract}';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { ${routes}Routes } from './${name}.routes.tsx';

startServer();

const open = () => renderRoutes(${routes}Routes, '/${name}');

test('shows what belongs to the user', async () => {
  answer(own${type}, { name: 'Imran' });
  open();
  expect(await screen.findByText('Imran')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(own${type});
  const { user } = open();
  await screen.findByText('The page did not load.');
  answer(own${type}, { name: 'Imran' });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Imran')).toBeVisible();
});
`,
  };
}
