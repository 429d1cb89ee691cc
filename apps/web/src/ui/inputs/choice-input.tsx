import { classNames } from '../class-names.ts';

interface ChoiceInputProps<Value extends string | number> {
  type: 'radio' | 'checkbox';
  /** The group's. */
  name: string;
  value: Value;
  checked: boolean;
  disabled?: boolean | undefined;
  onChoose: (value: Value) => void;
  className?: string | undefined;
}

/** The real radio button or checkbox of a choice, over the whole label that shows the choice. */
export const ChoiceInput = <Value extends string | number>(props: ChoiceInputProps<Value>) => {
  const { value, onChoose, className, ...input } = props;
  return (
    <input
      {...input}
      value={value}
      onChange={() => onChoose(value)}
      className={classNames('absolute inset-0 appearance-none outline-none', className)}
    />
  );
};
