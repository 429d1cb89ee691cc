import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

const widths = { page: 'max-w-page', test: 'max-w-test', narrow: 'max-w-2xl' };

type PageProps = ComponentProps<'div'> & { width?: keyof typeof widths | undefined };

/** The content column with its margins. */
export function Page({ width = 'page', className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={classNames('mx-auto w-full px-4.5 pb-16 sm:px-6 print:px-0', widths[width], className)}
    />
  );
}
