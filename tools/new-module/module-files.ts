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

/**
 * The files of an empty module by path: it shows the user's name, an example to replace, on a page of its own or for a page
 * of another module.
 */
export function moduleFiles(name: string, hasPage = true): Record<string, string> {
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
    ...(hasPage ? pageFiles(name) : componentFiles(name)),
  };
}

const loaded = (name: string, type: string) => `import { Loaded } from '#ui/layout/loaded.tsx';
import { useOwn${type} } from '${name}.queries.ts';
`;

const shown = (failure: string) => `<Loaded query={own} loading="Loading…" failure="${failure}">
        {({ name }) => <p className="wrap-anywhere">{name}</p>}
      </Loaded>`;

function pageFiles(name: string): Record<string, string> {
  const { words, type, routes } = namesOf(name);
  const web = `apps/web/src/modules/${name}`;
  const failure = 'The page did not load.';
  return {
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
    [`${web}/pages/${name}-page.tsx`]: `${loaded(`../${name}`, type)}import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';

/** /${name} */
export function ${type}Page() {
  const own = useOwn${type}();
  return (
    <Page width="narrow">
      <PageHeader title="${words}" />
      ${shown(failure)}
    </Page>
  );
}
`,
    [`${web}/${name}.test.tsx`]: webTest(name, failure, {
      imports: `import { renderRoutes } from '#testing/render.tsx';
import { ${routes}Routes } from './${name}.routes.tsx';
`,
      open: `renderRoutes(${routes}Routes, '/${name}')`,
      heading: `  expect(screen.getByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
`,
    }),
  };
}

function componentFiles(name: string): Record<string, string> {
  const { words, type } = namesOf(name);
  const web = `apps/web/src/modules/${name}`;
  const failure = `${words} did not load.`;
  return {
    [`${web}/own-${name}.tsx`]: `${loaded(`./${name}`, type)}
/** The caller’s ${words.toLowerCase()}, for a page of another module. */
export function Own${type}() {
  const own = useOwn${type}();
  return (
      ${shown(failure)}
  );
}
`,
    [`${web}/${name}.test.tsx`]: webTest(name, failure, {
      imports: `import { renderPage } from '#testing/render.tsx';
import { Own${type} } from './own-${name}.tsx';
`,
      open: `renderPage(<Own${type} />)`,
      heading: '',
    }),
  };
}

function webTest(
  name: string,
  failure: string,
  { imports, open, heading }: { imports: string; open: string; heading: string },
): string {
  const { type } = namesOf(name);
  return `import { own${type} } from '@markwell/shared/${name}/${name}.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
${imports}import { answer, failWithNetworkError, startServer } from '#testing/server.ts';

startServer();

const open = () => ${open};

test('shows what belongs to the user', async () => {
  answer(own${type}, { name: 'Imran' });
  open();
  expect(await screen.findByText('Imran')).toBeVisible();
${heading}});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(own${type});
  const { user } = open();
  await screen.findByText('${failure}');
  answer(own${type}, { name: 'Imran' });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Imran')).toBeVisible();
});
`;
}
