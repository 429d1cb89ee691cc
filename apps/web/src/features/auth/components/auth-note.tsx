import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '../../../components/layout/plain-page.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';

/** A page about an account that has nothing to fill in: what is so, and the way back. */
export function AuthNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainPage>
      <Card padding="large" className="grid gap-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-soft">{children}</p>
        <Button asChild variant="quiet">
          <Link to="/login">Back to Sign In</Link>
        </Button>
      </Card>
    </PlainPage>
  );
}
