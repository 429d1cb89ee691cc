import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { calculation, fixed, quantity, radians } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const [electron, mass] = [1.6e-19, 9.11e-31];

/** A wire with a current, at right angles to a field. */
function wireInField(random: Random) {
  const [milli, current, centimetres] = [
    random.int(15, 190),
    random.int(12, 95) / 10,
    random.int(35, 240) / 10,
  ];
  const field = milli / 1000;
  return { milli, current, centimetres, field, force: (field * current * centimetres) / 100 };
}

/** A coil in the same field. */
function coilInField(random: Random, wire: ReturnType<typeof wireInField>) {
  const [turns, area] = [10 * random.int(5, 60), random.int(12, 95) / 10];
  return { ...wire, turns, area, linkage: wire.field * area * 1e-4 * turns };
}

/** A wire, a coil and the speed of a charge, in 10⁶ m s⁻¹. */
function settingOf(random: Random) {
  const coil = coilInField(random, wireInField(random));
  return { ...coil, speed: random.int(12, 95) / 10 };
}

type Setting = ReturnType<typeof settingOf>;

/** The same with a time in milliseconds. */
function timedSettingOf(random: Random) {
  const setting = settingOf(random);
  return { ...setting, milliseconds: random.int(12, 95) };
}

function forceOnWire({ milli, current, centimetres, field, force }: ReturnType<typeof wireInField>): Draft {
  return calculation({
    body: `A wire with ${fixed(centimetres)} cm of its length in a magnetic field of ${milli} mT, at right angles to it, carries ${fixed(current)} A. What force acts on it?`,
    value: force,
    unit: 'N',
    mistakes: [
      [force * 100, 'leaving the length in centimetres'],
      [force * 1000, 'leaving the flux density in millitesla'],
      [(field * current) / (centimetres / 100), 'dividing by the length'],
      [field * current, 'leaving out the length'],
    ],
    working: `F = B I L = ${milli} × 10⁻³ × ${fixed(current)} × ${quantity(centimetres / 100)} = ${quantity(force, 'N')}.`,
  });
}

function fluxLinkage({ milli, turns, area, linkage }: ReturnType<typeof coilInField>): Draft {
  return calculation({
    body: `A coil of ${turns} turns and area ${fixed(area)} × 10⁻⁴ m² lies at right angles to a magnetic field of ${milli} mT. What is the flux linkage?`,
    value: linkage,
    unit: 'Wb turns',
    mistakes: [
      [linkage / turns, 'giving the flux of one turn'],
      [linkage * 1000, 'leaving the flux density in millitesla'],
      [linkage / turns ** 2, 'dividing by the number of turns'],
    ],
    working: `N Φ = N B A = ${turns} × ${milli} × 10⁻³ × ${fixed(area)} × 10⁻⁴ = ${quantity(linkage, 'Wb turns')}.`,
  });
}

function withOneMoreFactor(random: Random): Draft {
  const setting = settingOf(random);
  const kind = random.int(1, 3);
  if (kind === 1) return forceOnElectron(setting);
  return kind === 2 ? forceAtAngle(random, setting) : transformer(random, setting);
}

function forceOnElectron({ milli, field, speed }: Setting): Draft {
  const onCharge = field * electron * speed * 1e6;
  return calculation({
    body: `An electron moves at ${fixed(speed)} × 10⁶ m s⁻¹ at right angles to a magnetic field of ${milli} mT. What force acts on it? (e = 1.60 × 10⁻¹⁹ C)`,
    value: onCharge,
    unit: 'N',
    mistakes: [
      [onCharge * 1000, 'leaving the flux density in millitesla'],
      [onCharge / field, 'leaving out the flux density'],
      [onCharge / field ** 2, 'dividing by the flux density'],
    ],
    working: `F = B Q v = ${milli} × 10⁻³ × 1.60 × 10⁻¹⁹ × ${fixed(speed)} × 10⁶ = ${quantity(onCharge, 'N')}.`,
  });
}

function forceAtAngle(random: Random, { milli, current, centimetres, force }: Setting): Draft {
  const angle = random.pick([20, 25, 30, 35, 40, 50, 55, 60, 65]);
  return calculation({
    body: `A wire of length ${fixed(centimetres)} cm carries ${fixed(current)} A at ${angle}° to a magnetic field of ${milli} mT. What force acts on it?`,
    value: force * Math.sin(radians(angle)),
    unit: 'N',
    mistakes: [
      [force, 'leaving out the angle'],
      [force * Math.cos(radians(angle)), 'using the cosine'],
      [100 * force * Math.sin(radians(angle)), 'leaving the length in centimetres'],
      [force / Math.sin(radians(angle)), 'dividing by the sine'],
    ],
    working: `F = B I L sin θ = ${milli} × 10⁻³ × ${fixed(current)} × ${quantity(centimetres / 100)} × sin ${angle}° = ${quantity(force * Math.sin(radians(angle)), 'N')}.`,
  });
}

function transformer(random: Random, { turns }: Setting): Draft {
  const second = 10 * random.int(3, 90);
  return calculation({
    body: `An ideal transformer has ${turns} turns on its primary coil and ${second} on its secondary coil. The primary p.d. is 230 V. What is the secondary p.d.?`,
    value: turns === second ? NaN : (230 * second) / turns,
    unit: 'V',
    mistakes: [
      [(230 * turns) / second, 'inverting the ratio'],
      [230 * (second / turns) ** 2, 'squaring the ratio'],
      [(230 * second) / (turns + second), 'sharing the p.d. as in a potential divider'],
    ],
    working: `V₂ ÷ V₁ = N₂ ÷ N₁, so V₂ = 230 × ${second} ÷ ${turns} = ${quantity((230 * second) / turns, 'V')}.`,
  });
}

function circularPath(random: Random): Draft {
  const { speed } = settingOf(random);
  const particle = random.pick([
    {
      name: 'A proton',
      kilograms: 1.67e-27,
      text: '1.67 × 10⁻²⁷ kg, charge 1.60 × 10⁻¹⁹ C',
      charge: 1.6e-19,
    },
    {
      name: 'An alpha particle',
      kilograms: 6.64e-27,
      text: '6.64 × 10⁻²⁷ kg, charge 3.20 × 10⁻¹⁹ C',
      charge: 3.2e-19,
    },
  ]);
  const tesla = random.int(15, 95) / 100;
  const radius = (particle.kilograms * speed * 1e6) / (tesla * particle.charge);
  return calculation({
    body: `${particle.name} moves at ${fixed(speed)} × 10⁶ m s⁻¹ at right angles to a magnetic field of ${fixed(tesla, 2)} T. What is the radius of its path? (mass ${particle.text})`,
    value: radius,
    unit: 'm',
    mistakes: [
      [radius * tesla ** 2, 'multiplying by the flux density'],
      [1 / radius, 'inverting the fraction'],
      [radius / 2, 'using half of the momentum'],
      [radius * tesla, 'leaving out the flux density'],
    ],
    working: `B Q v = m v² ÷ r, so r = m v ÷ (B Q) = ${quantity(particle.kilograms * speed * 1e6)} ÷ (${fixed(tesla, 2)} × ${quantity(particle.charge)}) = ${quantity(radius, 'm')}.`,
  });
}

function meanVoltage(random: Random): Draft {
  const { milli, turns, area, linkage, milliseconds } = timedSettingOf(random);
  const isTurned = random.chance(0.5);
  const voltage = (linkage / (milliseconds * 1e-3)) * (isTurned ? 2 : 1);
  return calculation({
    body: `A coil of ${turns} turns and area ${fixed(area)} × 10⁻⁴ m² lies at right angles to a magnetic field of ${milli} mT. It is ${isTurned ? 'turned through 180°' : 'pulled out of the field'} in ${milliseconds} ms. What is the mean induced e.m.f.?`,
    value: voltage,
    unit: 'V',
    mistakes: [
      isTurned
        ? [voltage / 2, 'leaving out that the flux is reversed']
        : [voltage * 2, 'taking the flux to be reversed'],
      [voltage / turns, 'leaving out the number of turns'],
      [linkage * milliseconds * 1e-3, 'multiplying by the time'],
      [linkage, 'giving the flux linkage'],
    ],
    working: `The flux linkage N B A = ${quantity(linkage, 'Wb turns')} ${isTurned ? 'is reversed, so it changes by twice as much' : 'falls to zero'}: ${quantity(linkage * (isTurned ? 2 : 1))} ÷ (${milliseconds} × 10⁻³) = ${quantity(voltage, 'V')}.`,
  });
}

function beamOrDynamo(random: Random): Draft {
  const setting = timedSettingOf(random);
  return random.chance(0.5) ? electronBeam(random) : dynamo(random, setting);
}

function electronBeam(random: Random): Draft {
  const [volts, flux] = [10 * random.int(20, 250), random.int(8, 60) / 10];
  const fast = Math.sqrt((2 * electron * volts) / mass);
  const radius = (mass * fast) / (flux * 1e-3 * electron);
  return calculation({
    body: `Electrons accelerated from rest through ${fixed(volts, 0)} V enter a magnetic field of ${fixed(flux)} mT at right angles. What is the radius of their path? (e = 1.60 × 10⁻¹⁹ C, mₑ = 9.11 × 10⁻³¹ kg)`,
    value: radius,
    unit: 'm',
    mistakes: [
      [radius / Math.SQRT2, 'leaving out the factor 2 in the speed'],
      [radius / 1000, 'leaving the flux density in millitesla'],
      [radius * 2, ''],
      [radius / 2, ''],
    ],
    working: `e V = ½ m v² gives v = ${quantity(fast, 'm s⁻¹')}, and r = m v ÷ (B e) = ${quantity(radius, 'm')}.`,
  });
}

function dynamo(random: Random, { milli, turns, area, linkage }: Setting): Draft {
  const frequency = random.int(12, 90);
  const peak = linkage * 2 * Math.PI * frequency;
  return calculation({
    body: `A coil of ${turns} turns and area ${fixed(area)} × 10⁻⁴ m² rotates ${frequency} times a second in a magnetic field of ${milli} mT, about an axis at right angles to the field. What is the peak e.m.f.?`,
    value: peak,
    unit: 'V',
    mistakes: [
      [linkage * frequency, 'using the frequency instead of the angular frequency'],
      [peak / Math.SQRT2, 'giving the root-mean-square value'],
      [peak / turns, 'leaving out the number of turns'],
      [4 * linkage * frequency, 'giving the mean during a quarter of a turn'],
    ],
    working: `The peak e.m.f. is N B A ω = ${quantity(linkage)} × 2π × ${frequency} = ${quantity(peak, 'V')}.`,
  });
}

export const family: Family = {
  name: 'magnetic-fields',
  syllabus: 'Forces on currents and moving charges, magnetic flux and induced e.m.f.',
  levels: {
    1: 'one product: the force on a wire, or the flux linkage of a coil',
    2: 'one formula with one more factor: a moving charge, a wire at an angle, or a transformer',
    3: 'two formulas made equal, then rearranged for the radius of a circular path',
    4: 'two or three steps: the change of flux linkage, then the mean e.m.f.',
    5: 'two formulas one after the other: the speed and then the path, or the angular speed and then the peak e.m.f.',
  },
  write: byDifficulty({
    1: (random) => {
      const setting = wireInField(random);
      return random.chance(0.5) ? forceOnWire(setting) : fluxLinkage(coilInField(random, setting));
    },
    2: withOneMoreFactor,
    3: circularPath,
    4: meanVoltage,
    5: beamOrDynamo,
  }),
  check: checkQuantity((values, text) => {
    const [first, second, third, fourth] = values;
    if (text.includes('of its length')) return (first * second * third) / 1e5;
    if (text.includes('What is the flux linkage')) return (third / 1000) * second * first;
    if (text.includes('An electron moves')) return first * 1.6e-19 * (second / 1000);
    if (text.includes('°') && text.includes('carries'))
      return (first * second * Math.cos(((90 - third) / 180) * Math.PI) * fourth) / 1e5;
    if (text.includes('transformer')) return third / (first / second);
    if (text.includes('accelerated')) {
      const momentum = Math.sqrt(2 * 9.11e-31 * 1.6e-19 * first);
      return momentum / (1.6e-19 * (second / 1000));
    }
    if (text.includes('radius')) {
      const [, , kilograms, coulombs] = values;
      return first / ((second * coulombs) / kilograms);
    }
    if (text.includes('rotates')) return 2 * Math.PI * third * (second * first) * (fourth / 1000);
    const linked = (first * second * third) / 1000;
    if (text.includes('turned')) return ((linked - -linked) * 1000) / values[4];
    return (linked * 1000) / fourth;
  }),
};
