import type { Plugin } from 'vite';

interface Cut {
  /** The end of the module's path. */
  module: string;
  cuts: readonly (readonly [code: RegExp, instead: string])[];
}

/**
 * Parts of libraries that no page calls, but that their modules reach, so that the build cannot leave them out by
 * itself. Only the API needs JSON Schema, for its documentation; the contract has messages of its own in place of zod's
 * English ones; axios' fetch is never chosen while there is XHR.
 */
const cuts: readonly Cut[] = [
  {
    module: 'zod/v4/classic/schemas.js',
    cuts: [
      [/inst\._zod\.processJSONSchema = .*;/gu, ''],
      [/core\.config\(en\(\)\)/gu, "core.config({ localeError: () => 'Invalid input' })"],
      [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/gu, 'undefined'],
      [/createStandardJSONSchemaMethod\(this, "\w+"\)/gu, 'undefined'],
    ],
  },
  {
    module: 'axios/lib/adapters/adapters.js',
    cuts: [
      [/import \* as fetchAdapter from '\.\/fetch\.js';/gu, 'const fetchAdapter = { getFetch: () => null };'],
    ],
  },
];

/** Leaves those parts out of the build, which fails when an update of a library has moved one of them. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    transform: {
      filter: {
        id: cuts.map(({ module }) => new RegExp(`${module.replaceAll(/[./]/gu, '[./\\\\]')}$`, 'u')),
      },
      handler(code, id) {
        const given = cuts.find(({ module }) => id.replaceAll('\\', '/').endsWith(module));
        let result = code;
        for (const [part, instead] of given?.cuts ?? []) {
          if (result.search(part) === -1)
            this.error(`${id} has no ${part.source}, which leave-out.ts names.`);
          result = result.replaceAll(part, instead);
        }
        return result;
      },
    },
  };
}
