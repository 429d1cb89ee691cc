import { describe, expect, test } from 'vitest';
import { expression } from './expression/expression.ts';
import { number } from './number/number.ts';
import { text } from './text/text.ts';

const ofNumber = number.definition.parse({
  kind: 'number',
  value: '5/2',
  carriedForward: 'a+1',
  unit: { required: false, accepted: [{ unit: 'cm' }] },
});
const ofExpression = expression.definition.parse({
  kind: 'expression',
  key: '(x-1)(x+2)',
  form: 'factorised',
});
const ofSolutions = expression.definition.parse({ kind: 'expression', key: 'x = 2 or x = -3' });
const ofIntegral = expression.definition.parse({ kind: 'expression', key: 'x³/3', isUpToConstant: true });
const ofTime = expression.definition.parse({ kind: 'expression', key: '14:30', reads: 'TIME' });
const ofText = text.definition.parse({ kind: 'text', accepted: ['photosynthesis'] });

/** Everything that is done with what a pupil sends; the verdicts. */
function verdicts(response: string): string[] {
  const mathematics = [ofExpression, ofSolutions, ofIntegral, ofTime].map((definition) => {
    expression.read(expression.show(definition), response);
    expression.tally(definition, response);
    expression.toText(definition, response);
    expression.toSpeech(expression.show(definition), response);
    return expression.mark(definition, response, {}).verdict;
  });
  number.read(number.show(ofNumber), response);
  number.tally(ofNumber, response);
  number.toText(ofNumber, response);
  number.toSpeech(number.show(ofNumber), response);
  text.tally(ofText, response);
  return [
    ...mathematics,
    number.mark(ofNumber, response, { a: response }).verdict,
    text.mark(ofText, response, {}).verdict,
  ];
}

describe('hostile input', () => {
  test.each([
    ['nothing', ''],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['10,000 spaces', ' '.repeat(10_000)],
    ['10,000 digits', '9'.repeat(10_000)],
    ['200 brackets', '('.repeat(200)],
    ['100 brackets that are closed', '('.repeat(100) + ')'.repeat(100)],
    ['200 minus signs', '-'.repeat(200)],
    ['a tower', '9^9^9^9'],
    ['a tower of 100', Array.from({ length: 100 }, () => '9').join('^')],
    ['a long product of sums', '(x+y+z+a+b)^60(1+x)^60(1+y)^60'],
    ['nested squares', '((((((((x+1)^2+1)^2+1)^2+1)^2+1)^2+1)^2+1)^2+1)^2'],
    ['many roots', '(√2+√3+√5+√7+√11+√13+√17+√19+√23)^20'],
    ['a huge number, beside which the key is nothing', '10^60+c'],
    ['a large root', '√99999989+√99999971'],
    ['a sum of fractions', '1/a+1/b+1/c+1/d+1/f+1/g+1/h+1/j+1/k+1/l+1/m+1/n+1/p+1/q'],
    ['factorials', '200!+199!+198!!!'],
    ['a huge power of ten', '1e999999999'],
    ['a power of ten', '1e400'],
    ['division by 0', '1/0'],
    ['division by something that is 0', '1/(x-x)'],
    ['emoji', '😀👨‍👩‍👧‍👦🏴‍☠️'],
    ['right-to-left marks', '\u202e3\u202c+\u200f4'],
    ['half a surrogate pair', '\ud83d'],
    ['a null character', '\u0000'],
    ['marks on a letter', `x${'\u0301'.repeat(150)}`],
    ['a script', '<script>alert(1)</script>'],
    ['a property of objects', 'constructor'],
    ['another', '__proto__'],
    ['a number of properties', 'toString valueOf hasOwnProperty'],
    ['SQL', "'; drop table users; --"],
    ['a ligature that becomes eighteen letters', 'ﷺ'.repeat(190)],
    ['slashes', '/'.repeat(200)],
    ['commas', '1,000,'.repeat(33)],
    ['spaces between digits', '1 000 '.repeat(33)],
    ['bars', '|'.repeat(200)],
    ['function names', 'sin'.repeat(66)],
    ['inequalities', 'x<'.repeat(99)],
    ['or', 'x=1 or '.repeat(28)],
    ['± signs', '±'.repeat(100)],
    ['many ± signs', '1±x'.repeat(60)],
  ])('%s', (_, response) => {
    for (const verdict of verdicts(response)) expect(verdict).not.toMatch(/RIGHT|PARTLY/u);
  });

  test('0 is not right, however it is written', () => {
    for (const response of ['0', '-0', '0.0', '0/5', '0e0', '0x', '00'])
      expect(verdicts(response)).not.toContain('RIGHT');
  });
});
