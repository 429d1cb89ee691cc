import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';

const links = [
  { label: 'Privacy for children', path: '/privacy/children' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Terms', path: '/terms' },
  { label: 'Accessibility', path: '/accessibility' },
  { label: 'Security', path: '/security' },
  { label: 'For schools', path: '/schools' },
  { label: 'Contact', path: '/contact' },
];

/** The footer of every page: what we do with data, the rules, and how to reach us. */
export function LegalLinks({ className }: { className?: string }) {
  return (
    <footer className={classNames('text-sm text-ink-soft print:hidden', className)}>
      <nav aria-label="About this website" className="flex flex-wrap justify-center gap-x-5 px-4">
        {links.map(({ label, path }) => (
          <Link
            key={path}
            to={path}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm underline-offset-4 hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
