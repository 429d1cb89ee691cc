import { moduleFiles, namesOf } from './module-files.ts';

/**
 * The text of the files of a new module, and of those that list it, by path. `user` is the first module that uses it; without
 * one it is the last. Throws when a list has another form.
 */
export function moduleChanges(
  name: string,
  read: (file: string) => string,
  { user, hasPage = true }: { user?: string | undefined; hasPage?: boolean } = {},
): Map<string, string> {
  const { words, routes } = namesOf(name);
  const changes = new Map(Object.entries(moduleFiles(name, hasPage)));

  /** Adds lines before the last match in a file. */
  function add(file: string, lines: string, before: RegExp): void {
    const text = changes.get(file) ?? read(file);
    const match = [...text.matchAll(new RegExp(before, 'gmu'))].at(-1);
    if (!match) throw new Error(`${file} has no line like ${before.source}`);
    changes.set(file, `${text.slice(0, match.index)}${lines}\n${text.slice(match.index)}`);
  }

  const row = `| \`${name}\` | ${words.toLowerCase()} |`;
  add('docs/architecture.md', row, user === undefined ? /^\nThe wire keeps/ : RegExp(`^\\| \`${user}\` `));

  const api = 'apps/api/src/routes.ts';
  add(api, `import { ${routes}Routes } from '#modules/${name}/${name}.router.ts';`, /^import type /);
  add(api, `  ...${routes}Routes,`, /^\];/);

  if (!hasPage) return changes;
  const web = 'apps/web/src/app/router.tsx';
  const import_ = `import { ${routes}Routes } from '#modules/${name}/${name}.routes.tsx';`;
  add(web, import_, /^import type \{ RouteHandle/);
  add(web, `  ...${routes}Routes,`, /^ {2}\.\.\.adminRoutes,/);
  add('apps/web/e2e/support/route-examples.ts', `    '/${name}',`, /^ {2}\],\n {2}teacher:/);
  return changes;
}
