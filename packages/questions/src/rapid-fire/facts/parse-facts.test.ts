import { describe, expect, it, test } from 'vitest';
import { factQuestions } from './facts.ts';
import { numberedLines } from '#text/numbered-lines.ts';
import { parseFacts, parseWordings } from './parse-facts.ts';

const shared = [
  'units:',
  '  ask: What is the unit of {cue}?',
  '  ask back: What is measured in {answer}?',
  "  explain: '{Cue} is measured in {answer}.'",
];
const head = ['topic: WAVES', ''];
const group = ['# units-of-waves, levels 1-3, 15 seconds', 'wording: units', ''];
const facts = ['frequency | hertz', 'wavelength | metres', 'period | seconds', 'power | watts'];

const wordings = parseWordings(shared.join('\n'));
const parse = (...lines: string[]) =>
  parseFacts(
    { name: 'waves', heading: { number: 1, text: '## waves' }, lines: numberedLines(lines.join('\n')) },
    'GCSE_PHYSICS',
    wordings,
  );
/** The texts of the first fact of a group with these sentences. */
function textsOf(sentences: readonly string[], ...factLines: string[]) {
  const { groups } = parse(...head, '# group, levels 1-1, 10 seconds', ...sentences, '', ...factLines);
  const { ask, askBack, explain, facts: found } = groups['group'] ?? {};
  const [cue = '', answer = '', , reason] = found?.[0] ?? [];
  return { ask: ask?.(cue), askBack: askBack?.(answer), explain: explain?.(cue, answer, reason) };
}

describe('facts in a text file', () => {
  it('have a topic and groups with levels, seconds and a shared wording', () => {
    const { topic, groups } = parse(...head, ...group, ...facts, '');
    expect(topic).toBe('GCSE_PHYSICS/WAVES');
    expect(Object.keys(groups)).toEqual(['units-of-waves']);
    expect(groups['units-of-waves']).toMatchObject({ levels: [1, 3], seconds: 15 });
  });

  it('are quick questions in both directions, explained by the fact', () => {
    const questions = factQuestions(parse(...head, ...group, ...facts));
    expect(questions.map(({ body }) => body)).toEqual(
      facts.flatMap((fact) => {
        const [cue = '', answer = ''] = fact.split(' | ');
        return [`What is the unit of ${cue}?`, `What is measured in ${answer}?`];
      }),
    );
    expect(questions[0]).toMatchObject({
      sourceId: 'rapid-fire/gcse-physics/waves/facts/units-of-waves/1',
      explanation: 'Frequency is measured in hertz.',
      timeLimit: 15,
    });
    expect(questions.map(({ level }) => level)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
  });

  it('have wrong answers of their own', () => {
    const { groups } = parse(...head, ...group, 'What is |x|, if x = −2? | 2 | −2 | 0', '', 'speed | m/s');
    expect(groups['units-of-waves']?.facts).toEqual([
      ['What is |x|, if x = −2?', '2', ['−2', '0'], undefined],
      ['speed', 'm/s', undefined, undefined],
    ]);
  });

  it('may replace sentences of the shared wording', () => {
    expect(textsOf(['wording: units', 'ask: Which unit has {cue}?'], 'frequency | hertz')).toEqual({
      ask: 'Which unit has frequency?',
      askBack: 'What is measured in hertz?',
      explain: 'Frequency is measured in hertz.',
    });
  });

  it('are asked in one direction without "ask back"', () => {
    expect(textsOf(['ask: {cue}', 'explain: {cue}: {answer}.'], 'Why? | Because').askBack).toBeUndefined();
  });

  it('have capitals at the beginning of a sentence and small letters in it', () => {
    const { ask, explain } = textsOf(
      ['ask: Which is {cue in a sentence}?', 'explain: {Answer} and {answer in a sentence}'],
      'A rule | boolean operator',
    );
    expect([ask, explain]).toEqual(['Which is a rule?', 'Boolean operator and boolean operator']);
    const asked = ['Boolean operator', 'ALU', 'Stack'].map(
      (cue) => textsOf(['ask: {cue in a sentence}', 'explain: {cue}'], `${cue} | x`).ask,
    );
    expect(asked).toEqual(['Boolean operator', 'ALU', 'stack']);
  });

  it('complete a sentence with the answer as it is written', () => {
    const { explain } = textsOf(['ask: {cue}', 'explain: ‘{completed cue}’.'], 'It costs … here. | $& {cue}');
    expect(explain).toBe('‘It costs $& {cue} here’.');
  });

  it('give the reason of the fact or of its answer', () => {
    const sentences = [
      'ask: {cue}',
      'explain: {answer}, because {reason}.',
      'reason for noun: it names: a thing',
    ];
    expect(textsOf(sentences, 'dog | noun').explain).toBe('noun, because it names: a thing.');
    expect(textsOf(sentences, 'dog | noun', '> it barks').explain).toBe('noun, because it barks.');
  });
});

const withSentences = (...lines: string[]) => [...head, group[0] ?? '', ...lines, '', ...facts];
const withReason = ['wording: units', 'explain: {reason}'];

test.each<[string, string[], string]>([
  ['no topic', [...group, ...facts], 'line 1: expected "topic: TOPIC"'],
  ['no groups', head, 'line 1: the topic has no groups'],
  ['text before the first group', [...head, 'frequency | hertz', ...group], 'line 3: expected a group'],
  ['a group without seconds', [...head, '# units, levels 1-3', ...facts], 'line 3: expected a group'],
  [
    'level 11',
    [...head, '# units, levels 9-11, 15 seconds', ...facts],
    'line 3: expected levels from 1 to 10',
  ],
  ['levels in the wrong order', [...head, '# units, levels 3-1, 15 seconds'], 'line 3: expected levels'],
  [
    'two groups of one name',
    [...head, ...group, ...facts, ...group, ...facts],
    'line 10: "units-of-waves" is',
  ],
  ['a group without facts', [...head, ...group], 'line 3: the group has no facts'],
  [
    'facts after no empty line',
    [...head, ...group.slice(0, 2), ...facts],
    'line 5: expected a sentence of the',
  ],
  ['no wording', withSentences('ask: {cue}'), 'line 3: the wording has no "explain: …"'],
  ['an unknown wording', withSentences('wording: unit'), 'line 4: there is no wording "unit"'],
  ['a sentence twice', withSentences('ask: {cue}', 'ask: {cue}?'), 'line 5: "ask" is there twice'],
  ['an unknown place', withSentences('explain: {anwser}'), 'line 4: "{anwser}" is no place of "explain"'],
  ['a place that is not closed', withSentences('ask: {cue'), 'line 4: "{cue" is no place of "ask"'],
  [
    'the answer in its question',
    withSentences('ask: {cue} {answer}'),
    'line 4: "{answer}" is no place of "ask"',
  ],
  ['a fact without an answer', [...head, ...group, 'frequency'], 'line 6: expected a fact'],
  ['an empty answer', [...head, ...group, 'frequency |  | metres'], 'line 6: expected a text'],
  ['a sign without its space', [...head, ...group, 'frequency | hertz| metres'], 'line 6: expected a text'],
  ['a sign at its end', [...head, ...group, 'frequency | hertz |'], 'line 6: expected a text'],
  ['no reason', withSentences(...withReason), 'line 7: the explanation needs a reason'],
  ['a reason without its fact', [...head, ...group, '> why'], 'line 6: expected one reason'],
  ['two reasons', [...head, ...group, 'a | b', '> why', '> why'], 'line 8: expected one reason'],
  [
    'a reason that is not said',
    [...head, ...group, 'a | b', '> why'],
    'line 6: the explanation has no place',
  ],
  [
    'a reason for no answer',
    withSentences(...withReason, 'reason for volts: why'),
    'line 6: this reason is not used',
  ],
])('facts with %s are refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});

test.each<[string, string[], string]>([
  ['without an explanation', shared.slice(0, -1), 'line 1: "explain" is missing'],
  ['with an unknown sentence', [...shared, '  answer: Why?'], 'line 5: unknown key "answer"'],
  [
    'with an unknown place',
    shared.with(1, '  ask: Why {answer}?'),
    'line 2: "{answer}" is no place of "ask"',
  ],
  ['of one name', [...shared, ...shared], 'line 5: Map keys must be unique'],
])('shared wordings %s are refused with the line', (_, lines, message) => {
  expect(() => parseWordings(lines.join('\n'))).toThrow(message);
});
