import { classNames } from '../ui/class-names.ts';

interface QuestionDotsProps {
  /** Whether each question is answered, in order. */
  answered: readonly boolean[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
  /** 'dots': small squares in a footer; 'numbers': larger squares for touch. */
  variant?: 'dots' | 'numbers' | undefined;
}

/** Shows the current question of a test and which ones are unanswered. */
export function QuestionDots({ answered, currentIndex, onSelect, variant = 'dots' }: QuestionDotsProps) {
  return (
    <ol
      aria-label="Questions"
      className={classNames('flex flex-wrap', variant === 'dots' ? 'justify-center' : 'gap-2')}
    >
      {answered.map((isAnswered, index) => {
        const current = index === currentIndex;
        return (
          <li key={index}>
            <button
              type="button"
              aria-label={`Question ${String(index + 1)}, ${isAnswered ? 'answered' : 'not answered'}`}
              {...(current && { 'aria-current': 'step' as const })}
              onClick={() => {
                onSelect(index);
              }}
              className={classNames(
                'grid place-items-center rounded-sm',
                variant === 'dots' ? 'group size-6' : 'size-11 border-[1.5px] font-semibold figures-tabular',
                variant === 'numbers' && squareClasses(isAnswered, current),
              )}
            >
              {variant === 'dots' ? (
                <span
                  className={classNames(
                    'size-3.5 rounded-xs border-[1.5px]',
                    squareClasses(isAnswered, current),
                  )}
                />
              ) : (
                index + 1
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function squareClasses(answered: boolean, current: boolean): string {
  if (current) return 'border-ink bg-marker text-on-marker';
  if (answered) return 'border-royal bg-royal text-on-royal';
  return 'border-line-strong bg-card text-ink group-hover:border-ink';
}
