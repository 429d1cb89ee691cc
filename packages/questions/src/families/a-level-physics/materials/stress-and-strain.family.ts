import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'stress-and-strain',
  syllabus: 'Tensile stress, strain and the Young modulus',
  levels: {
    1: 'one division: a stress or a strain',
    2: 'one step with a prefix: the Young modulus from stress and strain, or a force from a breaking stress',
    3: 'three steps: stress, strain and the Young modulus from four quantities',
    4: 'three steps: the area from a diameter, then the rearranged formula for the extension',
    5: 'three steps: the extension or the strain first, then the energy',
  },
  write: (random, difficulty) => {
    const [force, area, length, extension] = [
      random.int(20, 90),
      random.int(11, 60) / 10,
      random.int(12, 48) / 10,
      random.int(8, 29) / 10,
    ];
    const [stress, strain] = [force / (area * 1e-7), (extension * 1e-3) / length];
    const [areaText, material] = [
      `${fixed(area)} × 10⁻⁷ m²`,
      random.pick(['steel', 'brass', 'copper', 'titanium']),
    ];
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `A ${material} wire of cross-sectional area ${areaText} supports a load of ${force} N. What is the tensile stress?`,
        value: stress,
        unit: 'Pa',
        mistakes: [
          [force * area * 1e-7, 'multiplying by the area'],
          [(area * 1e-7) / force, 'dividing the wrong way round'],
          [force / area, 'leaving out the power of ten'],
          [stress / 2, 'halving the force'],
        ],
        working: `Stress is force ÷ area: ${force} ÷ (${fixed(area)} × 10⁻⁷) = ${quantity(stress, 'Pa')}.`,
      });
    if (difficulty === 1)
      return calculation({
        body: `A ${material} wire of original length ${fixed(length)} m is stretched by ${fixed(extension)} mm. What is the tensile strain?`,
        value: strain,
        unit: '',
        mistakes: [
          [extension / length, 'leaving the extension in millimetres'],
          [length / (extension * 1e-3), 'dividing the wrong way round'],
          [extension * 1e-3 * length, 'multiplying the two lengths'],
          [strain / 10, 'taking 1 mm to be 10⁻⁴ m'],
        ],
        working: `Strain is extension ÷ original length: ${fixed(extension)} × 10⁻³ ÷ ${fixed(length)} = ${quantity(strain)}. It has no unit.`,
      });
    if (difficulty === 2 && random.chance(0.5)) {
      const [pressure, percent] = [random.int(12, 98), random.int(11, 60) / 100];
      const modulus = (pressure * 1e6) / (percent / 100);
      return calculation({
        body: `A stress of ${pressure} MPa produces a strain of ${fixed(percent, 2)}% in a specimen that obeys Hooke’s law. What is its Young modulus?`,
        value: modulus,
        unit: 'Pa',
        mistakes: [
          [(pressure * 1e6) / percent, 'leaving the strain as a percentage'],
          [pressure * 1e6 * (percent / 100), 'multiplying by the strain'],
          [pressure / (percent / 100), 'leaving out the prefix mega'],
          [percent / 100 / (pressure * 1e6), 'dividing strain by stress'],
        ],
        working: `E = stress ÷ strain = ${pressure} × 10⁶ ÷ ${quantity(percent / 100)} = ${quantity(modulus, 'Pa')}.`,
      });
    }
    if (difficulty === 2) {
      const breaking = 10 * random.int(22, 95);
      const load = breaking * 1e6 * area * 1e-7;
      return calculation({
        body: `The breaking stress of a wire is ${breaking} MPa and its cross-sectional area is ${areaText}. What load breaks it?`,
        value: load,
        unit: 'N',
        mistakes: [
          [breaking / area, 'dividing by the area'],
          [load / 1e3, 'taking the prefix mega as 10³'],
          [load * 10, 'a slip in the powers of ten'],
          [load * 9.81, 'multiplying by g'],
        ],
        working: `F = stress × area = ${breaking} × 10⁶ × ${fixed(area)} × 10⁻⁷ = ${quantity(load, 'N')}.`,
      });
    }
    if (difficulty === 3) {
      const modulus = stress / strain;
      return calculation({
        body: `A load of ${force} N stretches a wire of length ${fixed(length)} m and cross-sectional area ${areaText} by ${fixed(extension)} mm. What is the Young modulus of the material?`,
        value: modulus,
        unit: 'Pa',
        mistakes: [
          [stress * strain, 'multiplying stress and strain'],
          [stress, 'giving the stress'],
          [modulus / 1000, 'leaving the extension in millimetres'],
          [modulus / length ** 2, 'dividing by the length instead of multiplying'],
        ],
        working: `E = F L ÷ (A ΔL) = ${force} × ${fixed(length)} ÷ (${fixed(area)} × 10⁻⁷ × ${fixed(extension)} × 10⁻³) = ${quantity(modulus, 'Pa')}.`,
      });
    }
    const [diameter, modulus] = [random.int(30, 90) / 100, random.int(90, 210)];
    if (difficulty === 4) {
      const section = (Math.PI * (diameter * 1e-3) ** 2) / 4;
      const stretched = ((force * length) / (section * modulus * 1e9)) * 1000;
      return calculation({
        body: `A wire has a diameter of ${fixed(diameter, 2)} mm, a length of ${fixed(length)} m and a Young modulus of ${modulus} GPa. What is its extension under a load of ${force} N?`,
        value: stretched,
        unit: 'mm',
        mistakes: [
          [stretched / 4, 'using the diameter as the radius'],
          [stretched * Math.PI, 'leaving out π'],
          [(stretched * 2) / Math.PI, ''],
          [stretched / length, 'leaving out the length'],
        ],
        working: `A = π d² ÷ 4 = ${quantity(section, 'm²')}, and ΔL = F L ÷ (A E) = ${force} × ${fixed(length)} ÷ (${quantity(section)} × ${modulus} × 10⁹) = ${quantity(stretched, 'mm')}.`,
      });
    }
    if (random.chance(0.5)) {
      const pressure = random.int(40, 260);
      const density = (0.5 * (pressure * 1e6) ** 2) / (modulus * 1e9);
      return calculation({
        body: `A metal with a Young modulus of ${modulus} GPa is under a tensile stress of ${pressure} MPa, within the limit of proportionality. How much elastic energy is stored in each cubic metre?`,
        value: density,
        unit: 'J m⁻³',
        mistakes: [
          [2 * density, 'leaving out the factor ½'],
          [0.5 * pressure * 1e6 * modulus * 1e9, 'multiplying by the Young modulus'],
          [(pressure * 1e6) / (modulus * 1e9), 'giving the strain'],
          [0.5 * pressure * 1e6, 'leaving out the strain'],
        ],
        working: `The strain is ${pressure} × 10⁶ ÷ (${modulus} × 10⁹) = ${quantity((pressure * 1e6) / (modulus * 1e9))}. The energy in each cubic metre is ½ × stress × strain = ${quantity(density, 'J m⁻³')}.`,
      });
    }
    const stretched = (force * length) / (area * 1e-7 * modulus * 1e9);
    const energy = 0.5 * force * stretched;
    return calculation({
      body: `A load of ${force} N hangs from a wire of length ${fixed(length)} m, cross-sectional area ${areaText} and Young modulus ${modulus} GPa. How much elastic energy does the wire store?`,
      value: energy,
      unit: 'J',
      mistakes: [
        [2 * energy, 'leaving out the factor ½'],
        [energy / length, 'leaving out the length'],
        [energy * length, 'using the length twice'],
        [energy / force, 'leaving out the force in the energy'],
      ],
      working: `ΔL = F L ÷ (A E) = ${quantity(stretched, 'm')}, and the energy is ½ F ΔL = ½ × ${force} × ${quantity(stretched)} = ${quantity(energy, 'J')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('tensile stress?')) return second / first;
    if (text.includes('tensile strain?')) return second / 1000 / first;
    if (text.includes('%')) return (first * 1e8) / second;
    if (text.includes('breaking stress')) return second * first * 1e6;
    if (text.includes('Young modulus of the material')) {
      const stiffness = first / (fourth / 1000);
      return (stiffness * second) / third;
    }
    if (text.includes('diameter')) {
      const radius = first / 2000;
      const stiffness = (third * 1e9 * Math.PI * radius ** 2) / second;
      return (fourth / stiffness) * 1000;
    }
    if (text.includes('cubic metre')) return (second * 1e6 * ((second * 1e6) / (first * 1e9))) / 2;
    const stiffness = (fourth * 1e9 * third) / second;
    return first ** 2 / (2 * stiffness);
  }),
};
