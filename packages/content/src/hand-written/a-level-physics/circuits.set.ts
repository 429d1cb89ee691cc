import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'ELECTRICITY',
  name: 'circuits',
  audience: 'Year 12, AQA, Edexcel and OCR',
  syllabus: 'Current–voltage characteristics, resistivity, circuits and e.m.f.',
  items: [
    item(
      1,
      'What is the unit of resistivity?',
      'Ω m',
      ['Ω m⁻¹', 'Ω', 'Ω⁻¹ m⁻¹'],
      'ρ = R A ÷ L has the unit Ω m² ÷ m = Ω m. Ω⁻¹ m⁻¹ is the unit of conductivity.',
    ),
    item(
      1,
      'What is the resistance of a superconductor below its critical temperature?',
      'Zero',
      ['Very large', 'About 1 Ω', 'The same as above it'],
      'Below the critical temperature the resistivity falls to zero, so a current flows without any loss of energy.',
    ),
    item(
      1,
      'What does the e.m.f. of a cell measure?',
      'The energy transferred to each coulomb in the cell',
      [
        'The energy transferred by each coulomb in the lamp',
        'The charge that the cell can deliver in its lifetime',
        'The force on each electron inside the terminals',
      ],
      'The e.m.f. is the work per unit charge done by the source, including the energy lost inside it.',
    ),
    item(
      2,
      'What does a negative temperature coefficient mean for a thermistor?',
      'Its resistance falls when its temperature rises',
      [
        'Its resistance rises when its temperature rises',
        'Its current falls when its temperature rises',
        'Its temperature falls when its current rises',
      ],
      'At a higher temperature more charge carriers are freed in the semiconductor, which lowers its resistance.',
    ),
    item(
      2,
      'Why must an ammeter have a very small resistance?',
      'So that it hardly changes the current that it measures',
      [
        'So that it takes a large share of the potential difference',
        'So that no current at all flows through the meter itself',
        'So that it can be connected in parallel with a lamp',
      ],
      'An ammeter is in series, so its resistance adds to that of the circuit. A voltmeter, in parallel, needs a very large resistance.',
    ),
    item(
      2,
      'In which direction does a semiconductor diode conduct well?',
      'In the forward direction above about 0.6 V',
      [
        'In the reverse direction above about 0.6 V',
        'In both directions above about 0.6 V',
        'In the forward direction below about 0.6 V',
      ],
      'A silicon diode needs a forward potential difference of about 0.6 V before its resistance falls. In reverse hardly any current flows.',
    ),
    item(
      3,
      'Two wires of the same metal carry the same current. Wire X has twice the diameter of wire Y. What is the ratio of the drift velocity in X to that in Y?',
      '1 : 4',
      ['1 : 2', '4 : 1', '2 : 1'],
      'v = I ÷ (n A e) is inversely proportional to the area, and twice the diameter means four times the area.',
    ),
    item(
      3,
      'A variable resistor is connected to a cell with internal resistance and its resistance is reduced. What happens to the terminal potential difference?',
      'It falls, because the current rises',
      [
        'It rises, because the current rises',
        'It rises, because the lost volts fall',
        'It stays the same, because the e.m.f. does',
      ],
      'A larger current causes more lost volts I r, and V = ε − I r falls.',
    ),
    item(
      5,
      'A cell of internal resistance r is connected to a variable resistor. At which resistance R is the power in the resistor greatest?',
      'R = r',
      ['R = 0', 'R = 2r', 'R = r/2'],
      'P = ε² R ÷ (R + r)² is greatest for R = r. At R = 0 the power in the resistor is zero although the current is greatest.',
    ),
    item(
      5,
      'Two identical cells of e.m.f. ε and internal resistance r are connected in parallel to a resistor R. What is the current in R?',
      'ε ÷ (R + r/2)',
      ['ε ÷ (R + 2r)', '2ε ÷ (R + r/2)', '2ε ÷ (R + 2r)'],
      'The e.m.f. of the parallel pair is still ε, and the two internal resistances in parallel are r/2, so I = ε ÷ (R + r/2).',
    ),
  ],
};
