import { classNames } from '#ui/class-names.ts';

const radius = 19;
const circumference = 2 * Math.PI * radius;
/** The ring is red from this many seconds left. */
const fewSeconds = 5;

interface TimeRingProps {
  /** From 1. */
  number: number;
  /** Seconds. */
  timeLimit: number;
  /** Seconds, with fractions. */
  left: number;
}

/** The question's number inside a ring that shows the time left for it. */
export function TimeRing({ number, timeLimit, left }: TimeRingProps) {
  const share = Math.min(Math.max(left / timeLimit, 0), 1);
  return (
    <span className="relative grid size-11 place-items-center">
      <svg aria-hidden viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90" fill="none">
        <circle cx="22" cy="22" r={radius} strokeWidth="4" className="stroke-line" />
        <circle
          key={number}
          cx="22"
          cy="22"
          r={radius}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          className={classNames(
            'transition-[stroke-dashoffset] duration-250 ease-linear',
            left <= fewSeconds ? 'stroke-wrong' : 'stroke-royal',
          )}
        />
      </svg>
      <span className="relative font-heading font-bold text-ink figures-tabular">{number}</span>
    </span>
  );
}
