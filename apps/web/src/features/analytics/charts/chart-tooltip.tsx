interface ChartValue {
  name?: unknown;
  value?: unknown;
}

interface ChartTooltipProps {
  title: string;
  values: readonly ChartValue[];
}

/** The values of one point, in the application's colours so that the dark theme works. */
export function ChartTooltip({ title, values }: ChartTooltipProps) {
  return (
    <div className="rounded-md border border-line bg-card px-3 py-2 text-sm text-ink shadow-lift">
      <p className="font-semibold">{title}</p>
      {values.map(({ name, value }) => (
        <p key={String(name)} className="figures-tabular">
          {String(name)}: {String(value)}%
        </p>
      ))}
    </div>
  );
}
