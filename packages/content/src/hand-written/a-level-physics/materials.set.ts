import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const stretched = {
  image: lineGraphPicture(
    { x: { title: 'extension (mm)', step: 2, lines: 6 }, y: { title: 'force (N)', step: 10, lines: 6 } },
    '0,0 8,40',
    'A straight line from the origin to an extension of 8 mm at a force of 40 N.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'MATERIALS',
  name: 'questions',
  items: [
    item(
      1,
      'What is the unit of the Young modulus?',
      'Pa',
      ['N m⁻¹', 'N m', 'It has no unit'],
      'It is stress divided by strain. Strain has no unit, so the Young modulus has the unit of stress, N m⁻² or pascal.',
    ),
    item(
      1,
      'What is tensile strain?',
      'Extension divided by original length',
      [
        'Force divided by cross-sectional area',
        'Force divided by extension',
        'Original length divided by extension',
      ],
      'Strain is a ratio of two lengths and has no unit. Force divided by area is stress, and force divided by extension is stiffness.',
    ),
    item(
      1,
      'A block of volume 2.0 × 10⁻³ m³ has a mass of 5.4 kg. What is its density?',
      '2,700 kg m⁻³',
      ['270 kg m⁻³', '10,800 kg m⁻³', '0.0108 kg m⁻³'],
      'ρ = m ÷ V = 5.4 ÷ (2.0 × 10⁻³) = 2,700 kg m⁻³.',
    ),
    item(
      1,
      'What does Hooke’s law say about a spring?',
      'Extension is proportional to force up to the limit of proportionality',
      [
        'Extension is proportional to force until the spring breaks',
        'Length is proportional to force up to the elastic limit',
        'The stored energy is proportional to the force',
      ],
      'It is the extension, not the whole length, that is proportional to the force, and only up to the limit of proportionality.',
    ),
    item(
      1,
      'What is the stiffness of this spring?',
      '5,000 N m⁻¹',
      ['5 N m⁻¹', '320 N m⁻¹', '0.20 N m⁻¹'],
      'k = F ÷ ΔL = 40 ÷ (8 × 10⁻³) = 5,000 N m⁻¹. The millimetres have to be changed to metres.',
      stretched,
    ),
    item(
      2,
      'A wire of cross-sectional area 2.0 × 10⁻⁷ m² carries a load of 30 N. What is the stress?',
      '1.5 × 10⁸ Pa',
      ['6.0 × 10⁻⁶ Pa', '1.5 × 10⁷ Pa', '6.7 × 10⁻⁹ Pa'],
      'Stress = F ÷ A = 30 ÷ (2.0 × 10⁻⁷) = 1.5 × 10⁸ Pa.',
    ),
    item(
      2,
      'How much energy is stored in this spring at an extension of 8 mm?',
      '0.16 J',
      ['0.32 J', '160 J', '2.5 J'],
      'E = ½ F ΔL = ½ × 40 × 8 × 10⁻³ = 0.16 J, which is the area under the line.',
      stretched,
    ),
    item(
      2,
      'Two identical springs, each of stiffness k, are joined end to end. What is the stiffness of the pair?',
      'k/2',
      ['2k', 'k', 'k/4'],
      'The same force stretches both, so the total extension doubles and the stiffness is halved. Side by side it would be 2k.',
    ),
    item(
      2,
      'What is meant by a brittle material?',
      'It breaks with little or no plastic deformation',
      [
        'It breaks at a very small force',
        'It can be drawn out into a long wire',
        'It returns to its original shape after any load',
      ],
      'A brittle material such as glass shows hardly any plastic behaviour before it fractures. It may still be very strong.',
    ),
    item(
      2,
      'A wire 2.0 m long is stretched by 1.0 mm. What is the strain?',
      '5.0 × 10⁻⁴',
      ['0.50', '2.0 × 10⁻³', '2,000'],
      'Strain = extension ÷ original length = 1.0 × 10⁻³ ÷ 2.0 = 5.0 × 10⁻⁴.',
    ),
    item(
      2,
      'What does the area under the loading curve of a force–extension graph represent?',
      'The work done in stretching the material',
      [
        'The Young modulus of the material',
        'The tensile strength of the material',
        'The stiffness of the material',
      ],
      'Work is force × distance, so the area is the work done. Within the elastic limit all of it can be recovered on unloading.',
    ),
    item(
      3,
      'A wire of length 1.5 m and cross-sectional area 4.0 × 10⁻⁷ m² extends by 1.2 mm under 64 N. What is the Young modulus?',
      '2.0 × 10¹¹ Pa',
      ['1.3 × 10¹¹ Pa', '2.0 × 10⁸ Pa', '1.6 × 10⁸ Pa'],
      'Stress = 64 ÷ (4.0 × 10⁻⁷) = 1.6 × 10⁸ Pa and strain = 1.2 × 10⁻³ ÷ 1.5 = 8.0 × 10⁻⁴, so E = 1.6 × 10⁸ ÷ 8.0 × 10⁻⁴ = 2.0 × 10¹¹ Pa.',
    ),
    item(
      3,
      'A wire is replaced with one of the same material and length but twice the diameter. The load stays the same. What happens to the extension?',
      'It is a quarter as large',
      ['It is half as large', 'It is twice as large', 'It stays the same'],
      'ΔL = F L ÷ (A E). Twice the diameter means four times the cross-sectional area, so the extension is divided by four.',
    ),
    item(
      3,
      'A metal wire is stretched beyond its elastic limit and then unloaded. What does the unloading line look like on the force–extension graph?',
      'Parallel to the first straight part, ending at a permanent extension',
      [
        'The same as the loading curve, ending at the origin',
        'Parallel to the extension axis, ending at zero force',
        'Steeper than the first straight part, ending at the origin',
      ],
      'The bonds between the atoms are as stiff as before, so the gradient is the same. The layers that have slipped leave a permanent extension.',
    ),
    item(
      3,
      'A spring of stiffness 80 N m⁻¹ is compressed by 0.10 m and fires a 0.020 kg pellet horizontally. What speed does the pellet reach, if no energy is lost?',
      '6.3 m s⁻¹',
      ['8.9 m s⁻¹', '40 m s⁻¹', '4.5 m s⁻¹'],
      '½ k x² = ½ × 80 × 0.10² = 0.40 J. Then ½ m v² = 0.40 gives v = √(2 × 0.40 ÷ 0.020) = √40 = 6.3 m s⁻¹.',
    ),
    item(
      3,
      'Rubber is loaded and unloaded, and the two curves enclose a loop. What does the area of the loop represent?',
      'Energy transferred to internal energy of the rubber',
      [
        'Energy stored elastically in the rubber',
        'The permanent extension of the rubber',
        'The extra force needed to break the rubber',
      ],
      'Less work is recovered on unloading than was done on loading. The difference, the area of the hysteresis loop, warms the rubber.',
    ),
    item(
      4,
      'Wires X and Y are made of the same material. X has twice the length and twice the radius of Y. Both carry the same load and behave elastically. What is the ratio of the energy stored in X to that in Y?',
      '1 : 2',
      ['2 : 1', '1 : 4', '1 : 1'],
      'ΔL = F L ÷ (A E): doubling L and quadrupling A halves the extension. With E = ½ F ΔL and the same force, the energy is halved too.',
    ),
    item(
      4,
      'A steel cable hangs vertically under its own weight. Its density is ρ, its length L and its cross-sectional area A. What is the stress at the top?',
      'ρ g L',
      ['ρ g L ÷ A', 'ρ g A L', '½ ρ g L'],
      'The weight below the top is ρ A L g. Divided by the area A, the stress is ρ g L: it does not depend on the thickness.',
    ),
  ],
};
