interface SelectChoice {
  value: string;
  label: string;
}

/** The options of a Select. */
export function SelectOptions({ choices }: { choices: readonly SelectChoice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
