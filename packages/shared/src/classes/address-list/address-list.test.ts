import { describe, expect, it } from 'vitest';
import { readAddressList } from './address-list.ts';

const emailsOf = (text: string) =>
  readAddressList(text).flatMap((entry) => (entry.kind === 'address' ? [entry.email] : []));
const problemsOf = (text: string) =>
  readAddressList(text).flatMap((entry) =>
    entry.kind === 'wrong' ? [`${entry.text} ${entry.problem}`] : [],
  );

const ada = 'ada@hill.example';
const ben = 'ben@hill.example';

describe('finds the address', () => {
  it.each([
    ['alone', ada],
    ['between spaces', `   ${ada}  `],
    ['in capitals', 'ADA@Hill.Example'],
    ['after a name and a tab', `Ada Byron\t${ada}`],
    ['before a name and a tab', `${ada}\tAda Byron`],
    ['in a row of a spreadsheet', `Byron\tAda\t10B\tF\t${ada}\t\t`],
    ['after a surname and a forename', `Byron,Ada,${ada}`],
    ['after both with spaces', `Byron, Ada, ${ada}`],
    ['between semicolons', `Byron;Ada;${ada};10B`],
    ['between bars of a table', `| Ada Byron | ${ada} |`],
    ['in CSV with a quoted name', `"Byron, Ada",${ada}`],
    ['in CSV with everything quoted', `"Byron","Ada ""Addie""","${ada}"`],
    ['in brackets after a name', `Ada Byron (${ada})`],
    ['in square brackets', `Ada Byron [${ada}]`],
    ['as mail programs write it', `Ada Byron <${ada}>`],
    ['with a quoted name', `"Byron, Ada" <${ada}>`],
    ['with the name behind a comma', `Byron, Ada <${ada}>`],
    ['as its own name', `${ada} <${ada}>`],
    ['after a name and a space', `Ada Byron ${ada}`],
    ['after a name and a dash', `Ada Byron - ${ada}`],
    ['after a colon', `Ada Byron:${ada}`],
    ['after a bullet', `• ${ada}`],
    ['after a hyphen as a bullet', `- ${ada}`],
    ['after a star', `* ${ada}`],
    ['after a number', `1. ${ada}`],
    ['after a number with a bracket', `12) Ada Byron ${ada}`],
    ['as a link', `mailto:${ada}`],
    ['as a link with a subject', `Ada <MAILTO:${ada}?subject=Hello>`],
    ['after a label', `E-mail: ${ada}`],
    ['with a full stop', `${ada}.`],
    ['with signs of lists around it', `,;${ada},;`],
    ['with a space of no width', `\u200B${ada}\u200B`],
    ['with a byte order mark', `\uFEFF${ada}`],
    ['with no-break spaces', `\u00A0Ada\u00A0Byron\u202F${ada}\u00A0`],
    ['with a soft hyphen', 'ada@hill.\u00ADexample'],
    ['with a full-width sign', 'ada＠hill．example'],
    ['after a full-width comma', `Byron，Ada，${ada}`],
    ['in typographic quotation marks', `“${ada}”`],
  ])('%s', (_case, text) => {
    expect(emailsOf(text)).toEqual([ada]);
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['spaces', `${ada} ${ben}`],
    ['commas', `${ada},${ben}`],
    ['semicolons, after names', `Byron, Ada <${ada}>; Ben <${ben}>`],
    ['a comma after a name with a comma', `Byron, Ada <${ada}>, ${ben}`],
    ['slashes', `${ada}/${ben}`],
    ['old line ends', `${ada}\r${ben}`],
    ['lines of Windows', `${ada}\r\n\r\n${ben}\r\n`],
    ['line separators', `${ada}\u2028${ben}`],
  ])('of each of several between %s', (_case, text) => {
    expect(emailsOf(text)).toEqual([ada, ben]);
    expect(problemsOf(text)).toEqual([]);
  });

  it('with the apostrophe of a word processor', () => {
    expect(emailsOf('Seán O’Neill sean.o’neill@hill.example')).toEqual(["sean.o'neill@hill.example"]);
    expect(emailsOf(`‘${ada}’`)).toEqual([ada]);
  });

  it.each(["sean.o'neill@hill.example", 'ada+maths@hill.example', 'a_b-c.d@x.hill.example'])(
    '%s',
    (email) => {
      expect(emailsOf(`'${email}'`)).toEqual([email]);
    },
  );
});

describe('names', () => {
  it.each([
    ['Ada Byron', 'Byron', 'Ada'],
    ['1. Ada May Byron', 'Byron', 'Ada May'],
    ['Byron, Ada', 'Byron', 'Ada'],
    ['"Byron, Ada",10B', 'Byron', 'Ada'],
    ['Byron\tAda\t10B\tF\t12/09/2011', 'Byron', 'Ada'],
    ['de la Cruz\tAda', 'de la Cruz', 'Ada'],
    ['Ada', '', 'Ada'],
    ['李\t小龙', '李', '小龙'],
    ['O’Neil\tÉric', 'O’Neil', 'Éric'],
    ['10B', '', ''],
  ])('reads %s before the address', (cells, surname, forename) => {
    const separator = cells.includes('\t') ? '\t' : ',';
    expect(readAddressList(`${cells}${separator}${ada}`)).toMatchObject([
      { kind: 'address', email: ada, name: { surname, forename } },
    ]);
  });

  it.each([`To: ${ada}`, `E-mail: ${ada}`, `${ben} and ${ada}`, `F\t${ada}`])(
    'takes no word beside an address as a name: %s',
    (text) => {
      expect(readAddressList(text).at(-1)).toMatchObject({ name: { surname: '', forename: '' } });
    },
  );

  it('takes the columns that a heading names', () => {
    const text = [
      'Forename,Surname,UPN,Reg,Parent email,E-mail address',
      `Ada,Byron,A123456789012,10B,byron@home.example,${ada}`,
      `Ben,Ford,004217,10B,,${ben}`,
    ].join('\n');
    expect(readAddressList(text)).toMatchObject([
      { kind: 'heading', number: 1 },
      { email: ada, name: { surname: 'Byron', forename: 'Ada', identifier: 'A123456789012' } },
      { email: ben, name: { surname: 'Ford', forename: 'Ben', identifier: '004217' } },
    ]);
  });

  it('knows a unique pupil number without a heading', () => {
    expect(readAddressList(`Byron\tAda\tA12345678901B\t${ada}`)).toMatchObject([
      { name: { surname: 'Byron', forename: 'Ada', identifier: 'A12345678901B' } },
    ]);
  });

  it('gives each of several addresses the name before it, and none where that is not clear', () => {
    const names = (text: string) =>
      readAddressList(text).map((entry) => (entry.kind === 'address' ? entry.name.forename : entry.kind));
    expect(names(`Ada Byron <${ada}>; Ford, Ben <${ben}>`)).toEqual(['Ada', 'Ben']);
    expect(names(`${ada} (Ada), ${ben} (Ben)`)).toEqual(['', '']);
  });

  it('leaves out a name that is too long to be one', () => {
    expect(readAddressList(`${'a'.repeat(61)} ${ada}`)).toMatchObject([{ name: { forename: '' } }]);
  });
});

it('names each line without an address by its number, counting empty ones, and keeps its text', () => {
  expect(readAddressList(`${ada}\n\n  Ben Ford \nben@hill\nMeet @ noon`)).toMatchObject([
    { number: 1, kind: 'address' },
    { number: 3, text: 'Ben Ford', kind: 'wrong', problem: 'has no e-mail address' },
    { number: 4, text: 'ben@hill', kind: 'wrong', problem: 'is not an e-mail address' },
    { number: 5, text: 'Meet @ noon', kind: 'wrong', problem: 'has no e-mail address' },
  ]);
});

it('keeps what is right in a line, and names what is wrong', () => {
  expect(readAddressList(`${ada}, ben@@hill.example`)).toMatchObject([
    { text: ada, kind: 'address', email: ada },
    { text: 'ben@@hill.example', kind: 'wrong' },
  ]);
});

it.each([
  'Name,E-mail',
  'Surname\tForename\tEmail address',
  'Year 10 list',
  '10B Pupils:',
  '"First name";"Mail"',
])('takes %s as a heading', (text) => {
  expect(readAddressList(text)).toMatchObject([{ kind: 'heading' }]);
});

it.each(['Ben Ford', '10', 'Ben, Year 10', '---'])('does not take %s as a heading', (text) => {
  expect(readAddressList(text)).toMatchObject([{ kind: 'wrong' }]);
});

it('counts an address once, in any case, and says where it is first', () => {
  expect(readAddressList(`${ada}\nBen ${ben}\nADA@hill.example`)).toMatchObject([
    { kind: 'address' },
    { kind: 'address' },
    { kind: 'repeated', email: ada, number: 3, firstLine: 1 },
  ]);
});

it('finds nothing in an empty text', () => {
  expect(readAddressList(' \n\u200B\n')).toEqual([]);
});

// A reader whose time grows with the square of the length would not end within the time of a test.
it.each([
  ['letters', 'a'.repeat(1_000_000), 0],
  ['spaces', `a${' '.repeat(1_000_000)}b`, 0],
  ['at signs', '@'.repeat(1_000_000), 0],
  ['quotation marks', '"'.repeat(1_000_000), 0],
  ['commas', ','.repeat(1_000_000), 0],
  ['numbers', '1'.repeat(1_000_000), 0],
  ['addresses on one line', Array.from({ length: 40_000 }, (_, i) => `a${i}@hill.example`).join(' '), 40_000],
])('reads a million %s', (_case, text, count) => {
  expect(emailsOf(text)).toHaveLength(count);
});
