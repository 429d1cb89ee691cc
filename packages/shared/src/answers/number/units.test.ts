import { describe, expect, test } from 'vitest';
import { toText } from '../mathematics/rational.ts';
import { conversion, isSameUnit, unitReadings } from './units.ts';

const symbolsOf = (text: string) =>
  unitReadings(text).map(({ symbols }) =>
    symbols.map(([symbol, power]) => (power === 1 ? symbol : `${symbol}^${power}`)).join(' '),
  );

describe('a unit is read', () => {
  test.each([
    ['cm^3', 'cm^3'],
    ['cm³', 'cm^3'],
    ['cm3', 'cm^3'],
    ['ml', 'ml'],
    ['mL', 'mL'],
    ['m s⁻¹', 'm s^-1'],
    ['m/s', 'm s^-1'],
    ['m/s/s', 'm s^-1 s^-1'],
    ['km/h', 'km h^-1'],
    ['kJ mol⁻¹', 'kJ mol^-1'],
    ['kJ/mol', 'kJ mol^-1'],
    ['mol dm-3', 'mol dm^-3'],
    ['J/kg°C', 'J kg^-1 °C^-1'],
    ['J/(kg °C)', 'J kg^-1 °C^-1'],
    ['Nm', 'N m'],
    ['kWh', 'kWh'],
    ['KG', 'kg'],
    ['KM', 'km'],
    ['°C', '°C'],
    ['degrees C', '°C'],
    ['°', '°'],
    ['degrees', '°'],
    ['Ω', 'Ω'],
    ['kΩ', 'kΩ'],
    ['ohms', 'Ω'],
    ['µm', 'μm'],
    ['μm', 'μm'],
    ['um', 'um'],
    ['metres per second', 'm s^-1'],
    ['square metres', 'm^2'],
    ['metres squared', 'm^2'],
    ['cubic centimetres', 'cm^3'],
    ['kilograms', 'kg'],
    ['milliseconds', 'ms'],
    ['hours', 'h'],
    ['hrs', 'h'],
    ['mins', 'min'],
    ['feet', 'ft'],
    ['inches', 'in'],
    ['mph', 'mph'],
    ['%', '%'],
    ['per cent', '%'],
  ])('%s: %s', (text, expected) => {
    expect(symbolsOf(text)[0] ?? '').toBe(expected);
  });

  test('ms⁻¹ may be a metre for each second', () => {
    expect(symbolsOf('ms⁻¹')).toEqual(['ms^-1', 'm s^-1']);
  });

  test.each([
    '',
    'elephants',
    'm^',
    '/',
    '^2',
    'm'.repeat(100),
    'squared',
    '<script>',
    'constructor',
    '😀',
    '2 m',
  ])('not %s', (text) => {
    expect(unitReadings(text)).toEqual([]);
  });
});

describe('units are converted', () => {
  const convert = (from: string, to: string) => {
    const [left, right] = [unitReadings(from)[0], unitReadings(to)[0]];
    const factor = left && right ? conversion(left, right) : null;
    return factor && toText(factor);
  };

  test.each([
    ['km', 'm', '1000'],
    ['cm^2', 'm^2', '1/10000'],
    ['ml', 'cm^3', '1'],
    ['litres', 'dm^3', '1'],
    ['km/h', 'm/s', '5/18'],
    ['kWh', 'MJ', '18/5'],
    ['J/s', 'W', '1'],
    ['N m^-2', 'Pa', '1'],
    ['g/cm^3', 'kg m^-3', '1000'],
    ['tonnes', 'kg', '1000'],
    ['h', 'min', '60'],
    ['p', '£', '1/100'],
    ['°C', 'K', null],
    ['cm', 'kg', null],
    ['cm', 'cm^2', null],
  ])('%s to %s: %s', (from, to, expected) => {
    expect(convert(from, to)).toBe(expected);
  });

  test('the same unit in two ways', () => {
    const same = (a: string, b: string) => {
      const [left, right] = [unitReadings(a)[0], unitReadings(b)[0]];
      return left !== undefined && right !== undefined && isSameUnit(left, right);
    };
    expect(same('m/s²', 'm s^-2')).toBe(true);
    expect(same('N/kg', 'm s^-2')).toBe(true);
    expect(same('m', 'km')).toBe(false);
  });
});
