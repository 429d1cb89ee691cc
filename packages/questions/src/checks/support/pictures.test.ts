import { expect, test } from 'vitest';
import { unprintable } from './pictures.ts';

test.each([
  '#2440B318',
  '#24F8',
  '#24F',
  'rgb(1,2,3)',
  'rgba(1,2,3,0.5)',
  'hsl(1 2% 3% / 50%)',
  'var(--ink)',
  'currentColor',
  'transparent',
  'url(#stripes)',
  'blue',
  '',
])('%j is not a colour that a PDF can print', (colour) => {
  expect(unprintable(`<circle r="1" fill="${colour}"/>`)).not.toBeNull();
  expect(unprintable(`<circle r="1" fill="none" stroke="${colour}"/>`)).not.toBeNull();
  expect(unprintable(`<stop stop-color="${colour}"/>`)).not.toBeNull();
});

test('colours in a style are refused too', () => {
  expect(unprintable('<circle r="1" style="fill: #2440B3"/>')).not.toBeNull();
  expect(unprintable('<style>circle { fill: #2440B3 }</style>')).not.toBeNull();
  expect(unprintable('<circle class="pale"/>')).not.toBeNull();
});

test('six digits, none and a separate opacity are accepted', () => {
  expect(
    unprintable('<circle fill="#2440b3" fill-opacity="0.1" stroke="none" stroke-width="3"/>'),
  ).toBeNull();
});
