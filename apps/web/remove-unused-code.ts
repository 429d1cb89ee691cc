import type { Plugin } from 'vite';

interface Cut {
  /** Matches the module's path. */
  module: RegExp;
  cuts: readonly (readonly [code: RegExp, instead: string])[];
}

/**
 * Parts of libraries that no page calls, but that their modules reach, so that the build cannot drop them by itself:
 * - zod's JSON Schema, which only the API needs, for its documentation;
 * - zod's English messages, because the contract has its own;
 * - zod's search for cycles, which JSON does not have;
 * - zod's methods like `.email()`, which lint forbids: a format is written `z.email()`;
 * - zod's generated code, which the Content Security Policy forbids;
 * - axios' fetch, which is never chosen while there is XHR;
 * - the router's warnings, which are for development.
 */
const cuts: readonly Cut[] = [
  {
    module: /zod\/v4\/classic\/schemas\.js$/u,
    cuts: [
      [/inst\._zod\.processJSONSchema = .*;/gu, ''],
      [/core\.config\(en\(\)\)/gu, "core.config({ localeError: () => 'Invalid input' })"],
      [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/gu, 'undefined'],
      [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/gu, 'undefined'],
      [/createStandardJSONSchemaMethod\(this, "\w+"\)/gu, 'undefined'],
      [/(?<=_ZodString\.init\(inst, def\);\n\}, )\{\n {4}email\(params\)[^]*?\n\}(?=\);)/gu, '{}'],
      [/core\.\$ZodObjectJIT\.init/gu, 'core.$ZodObject.init'],
    ],
  },
  {
    module: /axios\/lib\/adapters\/adapters\.js$/u,
    cuts: [
      [/import \* as fetchAdapter from '\.\/fetch\.js';/gu, 'const fetchAdapter = { getFetch: () => null };'],
    ],
  },
  { module: /axios\/lib\/axios\.js$/u, cuts: [[/axios\.(?:HttpStatusCode|CancelToken) = \w+;/gu, '']] },
  {
    module: /react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/u,
    cuts: [[/var ENABLE_DEV_WARNINGS = true;/gu, 'var ENABLE_DEV_WARNINGS = false;']],
  },
];

/** Removes those parts from the build, which fails when an update of a library has moved one of them. */
export function removeUnusedCode(): Plugin {
  const found = new Set<Cut>();
  return {
    name: 'remove-unused-code',
    apply: 'build',
    transform: {
      filter: { id: cuts.map(({ module }) => module) },
      handler(code, id) {
        const given = cuts.find(({ module }) => module.test(id));
        if (!given) return code;
        found.add(given);
        let result = code;
        for (const [part, instead] of given.cuts) {
          if (result.search(part) === -1)
            this.error(`${id} has no ${part.source}, see remove-unused-code.ts.`);
          result = result.replaceAll(part, instead);
        }
        return result;
      },
    },
    buildEnd() {
      const missing = cuts.find((cut) => !found.has(cut));
      if (missing) this.error(`The build has no ${missing.module.source}, see remove-unused-code.ts.`);
    },
  };
}
