import { useId, type ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
  /** Usually 'text-lg' or 'text-xl'. */
  headingClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A section that has its heading as accessible name. */
export function TitledSection(props: TitledSectionProps) {
  const { title, level = 2, headingClassName = 'text-lg', className, children } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={headingClassName}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
