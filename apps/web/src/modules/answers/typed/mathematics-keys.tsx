import { useState, type KeyboardEvent } from 'react';

interface MathematicsKey {
  /** What it shows. */
  sign: string;
  name: string;
  /** What it writes. */
  text: string;
}

const keysByName = {
  minus: { sign: '−', name: 'Minus', text: '−' },
  fraction: { sign: '½', name: 'Fraction line', text: '/' },
  root: { sign: '√', name: 'Square root', text: '√' },
  square: { sign: 'x²', name: 'x², squared', text: '²' },
  power: { sign: 'xⁿ', name: 'xⁿ, power', text: '^' },
  pi: { sign: 'π', name: 'Pi', text: 'π' },
  plusMinus: { sign: '±', name: 'Plus or minus', text: '±' },
  atMost: { sign: '≤', name: 'Less than or equal to', text: '≤' },
  atLeast: { sign: '≥', name: 'Greater than or equal to', text: '≥' },
  degree: { sign: '°', name: 'Degrees', text: '°' },
  times: { sign: '×', name: 'Times', text: '×' },
  divide: { sign: '÷', name: 'Divided by', text: '÷' },
} satisfies Record<string, MathematicsKey>;

export const expressionKeys: readonly MathematicsKey[] = Object.values(keysByName);
export const numberKeys: readonly MathematicsKey[] = [
  keysByName.minus,
  keysByName.fraction,
  keysByName.root,
  keysByName.pi,
  keysByName.times,
  keysByName.power,
];

interface MathematicsKeysProps {
  keys: readonly MathematicsKey[];
  onPress: (text: string) => void;
}

/** Signs that a keyboard does not have: one stop of the Tab key, with the arrow keys between them. */
export function MathematicsKeys({ keys, onPress }: MathematicsKeysProps) {
  const [current, setCurrent] = useState(0);
  function move(event: KeyboardEvent<HTMLElement>) {
    const last = keys.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere on the page these keys change the question
    setCurrent(next);
    event.currentTarget.parentElement?.querySelectorAll('button').item(next).focus();
  }
  return (
    <div role="toolbar" aria-label="Signs for mathematics" className="flex flex-wrap gap-1.5">
      {keys.map(({ sign, name, text }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          tabIndex={index === current ? 0 : -1}
          onKeyDown={move}
          onFocus={() => setCurrent(index)}
          // The field keeps the focus, so that a phone's keyboard stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(text)}
          className="grid size-11 place-items-center rounded-sm border border-line-strong bg-card text-lg text-ink hover:border-ink hover:bg-sunk"
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  );
}

export type { MathematicsKey };
