import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const heating = {
  image: lineGraphPicture(
    {
      x: { title: 'time (minutes)', step: 2, lines: 6 },
      y: { title: 'temperature (°C)', step: 20, lines: 6 },
    },
    '0,20 4,80 10,80 12,110',
    'A graph of temperature against time: it rises from 20 °C to 80 °C in 4 minutes, stays at 80 °C until 10 minutes and rises to 110 °C at 12 minutes.',
  ),
};

const pressure = {
  image: lineGraphPicture(
    {
      x: { title: '1/V (per cubic metre)', step: 100, lines: 6 },
      y: { title: 'pressure (kPa)', step: 50, lines: 5 },
    },
    '0,0 500,200',
    'A graph of pressure against 1/V: a straight line from the origin to 200 kPa at 500 per cubic metre.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'THERMAL_PHYSICS',
  name: 'heating-graphs',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Heating curves and graphs of the gas laws',
  items: [
    item(
      1,
      'A solid is heated at a constant rate until it has melted and become warmer. What is its melting point?',
      '80 °C',
      ['20 °C', '110 °C', '60 °C'],
      'While the solid melts, its temperature stays the same although energy is supplied: the horizontal part is at 80 °C.',
      heating,
    ),
    item(
      2,
      'A heater of 50 W heats 0.20 kg of a solid without losses, as shown. What is the specific heat capacity of the solid?',
      '1,000 J kg⁻¹ K⁻¹',
      ['750 J kg⁻¹ K⁻¹', '17 J kg⁻¹ K⁻¹', '200 J kg⁻¹ K⁻¹'],
      'In 4 minutes the heater supplies 50 × 240 = 12,000 J, and c = 12,000 ÷ (0.20 × 60) = 1,000 J kg⁻¹ K⁻¹.',
      heating,
    ),
    item(
      3,
      'A heater of 50 W heats 0.20 kg of a solid without losses, as shown. What is the specific latent heat of fusion?',
      '9.0 × 10⁴ J kg⁻¹',
      ['1.5 × 10⁵ J kg⁻¹', '1.8 × 10⁴ J kg⁻¹', '3.6 × 10³ J kg⁻¹'],
      'Melting lasts from 4 to 10 minutes: 50 × 360 = 18,000 J, and L = 18,000 ÷ 0.20 = 9.0 × 10⁴ J kg⁻¹.',
      heating,
    ),
    item(
      3,
      'A substance is heated at a constant rate until it has melted and become warmer. How do the specific heat capacities of the solid and the liquid compare?',
      'They are equal',
      [
        'That of the solid is twice as large',
        'That of the liquid is twice as large',
        'That of the solid is four times as large',
      ],
      'The temperature rises by 15 °C a minute in both sloping parts (60 ÷ 4 and 30 ÷ 2), so both need the same energy for each kelvin.',
      heating,
    ),
    item(
      4,
      'The graph is for a fixed mass of an ideal gas at 300 K. What amount of gas is it? (R = 8.31 J K⁻¹ mol⁻¹)',
      '0.16 mol',
      ['1.6 × 10⁻⁴ mol', '40 mol', '6.2 mol'],
      'The gradient is p V = 200 × 10³ ÷ 500 = 400 J, and n = p V ÷ (R T) = 400 ÷ (8.31 × 300) = 0.16 mol.',
      pressure,
    ),
  ],
};
