import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { docComments } from './doc-comments.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const doc = '/** What it does. */';
const misplaced = [{ messageId: 'misplaced' }];

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('doc-comments', docComments, {
  valid: [
    { name: 'of a file', code: `${doc}\nimport 'a';` },
    { name: 'of a file, with an empty line after it', code: `${doc}\n\nconst a = 1;` },
    { name: 'of an exported constant', code: `import 'a';\n${doc}\nexport const a = 1;` },
    { name: 'of a function', code: `import 'a';\n${doc}\nasync function a() {}` },
    { name: 'of a type', code: `import 'a';\n${doc}\ntype A = string;` },
    { name: 'of members', code: `interface A {\n${doc}\na: string;\n${doc}\nb(): void }` },
    { name: 'of entries', code: `const a = {\n${doc}\na: 1,\n${doc}\n...b };` },
    { name: 'of elements', code: `const a = [\n${doc}\nf(1),\n${doc}\n'b'];` },
    { name: 'of options of a type', code: `type A =\n${doc}\n| 'a'\n${doc}\n| { b: string };` },
    { name: 'of a parameter', code: `const a = (b: string, ${doc} c?: string) => b;` },
    { name: 'of a parameter of a type', code: `type A = (b: string,\n${doc}\nc?: string) => void;` },
    { name: 'of the fields of a class', code: `class A {\n${doc}\nreadonly a = 1;\n${doc}\nb() {} }` },
    { name: 'other comments', code: 'f();\n/* one */\n\n// two\n\nf();' },
  ],
  invalid: [
    { name: 'before another one', code: `import 'a';\n${doc}\n${doc}\nconst a = 1;`, errors: misplaced },
    { name: 'before a remark', code: `import 'a';\n${doc}\n// Why.\nconst a = 1;`, errors: misplaced },
    { name: 'before an empty line', code: `import 'a';\n${doc}\n\nconst a = 1;`, errors: misplaced },
    { name: 'before an import', code: `import 'a';\n${doc}\nimport 'b';`, errors: misplaced },
    { name: 'before an export of others', code: `const a = 1;\n${doc}\nexport { a };`, errors: misplaced },
    { name: 'before a call', code: `import 'a';\n${doc}\nf();`, errors: misplaced },
    { name: 'before the first call', code: `// Why.\n${doc}\nf();`, errors: misplaced },
    { name: 'before a return', code: `function a() {\n${doc}\nreturn 1; }`, errors: misplaced },
    { name: 'at the end of a file', code: `const a = 1;\n${doc}`, errors: misplaced },
    { name: 'at the end of a block', code: `interface A { a: string;\n${doc}\n}`, errors: misplaced },
    { name: 'after what it describes', code: `const a = {\na: 1, ${doc}\nb: 2 };`, errors: misplaced },
  ],
});

describe('the database schema', () => {
  it('has each doc comment directly above a model, an enum or a line of them', () => {
    const file = path.join(import.meta.dirname, '../../prisma/schema.prisma');
    const lines = readFileSync(file, 'utf8').split('\n');
    const misplacedLines = lines.flatMap((line, index) =>
      /^\s*\/\/\//u.test(line) && /^\s*(?:$|\/\/(?!\/)|\})/u.test(lines[index + 1] ?? '') ? [index + 1] : [],
    );
    expect(misplacedLines).toEqual([]);
  });
});
