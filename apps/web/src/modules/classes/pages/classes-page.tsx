import type { ClassSummaryDto } from '@markwell/shared/classes/classes.schemas';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { countOf } from '#lib/format.ts';
import { useClasses } from '../classes.queries.ts';
import { aboutClass } from '../class-texts.ts';

/** A teacher's classes: their first page after signing in. */
export function ClassesPage() {
  const classes = useClasses();
  return (
    <Page>
      <PageHeader
        title="Classes"
        lead="Your pupils join a class with a code, and you see the work that you set them."
        actions={(classes.data?.classes.length ?? 0) > 0 && <NewClassButton />}
      />
      <Loaded query={classes} loading="Loading your classes…" failure="Your classes did not load.">
        {(reply) => (reply.classes.length === 0 ? <FirstSteps /> : <ClassLists classes={reply.classes} />)}
      </Loaded>
    </Page>
  );
}

const NewClassButton = () => (
  <Button asChild>
    <Link to="/classes/new">
      <Plus aria-hidden className="size-5" /> New class
    </Link>
  </Button>
);

const FirstSteps = () => (
  <EmptyState title="Your first class, in three steps" action={<NewClassButton />}>
    <ol className="grid grid-cols-1 list-decimal gap-2 pl-5 text-left">
      <li>Make a class: a name, a stage and, if you like, one subject.</li>
      <li>Show your pupils its code, or invite them by e-mail. They see what you will see, and agree.</li>
      <li>Set them work. You see who has done it and how it went.</li>
    </ol>
  </EmptyState>
);

function ClassLists({ classes }: { classes: readonly ClassSummaryDto[] }) {
  const current = classes.filter(({ archivedAt }) => archivedAt === null);
  const archived = classes.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <>
      {current.length === 0 ? (
        <p className="text-ink-soft">All your classes are archived.</p>
      ) : (
        <ClassList classes={current} level="h2" />
      )}
      {archived.length > 0 && (
        <Section title="Archived">
          <ClassList classes={archived} level="h3" />
        </Section>
      )}
    </>
  );
}

const ClassList = ({
  classes,
  level: Heading,
}: {
  classes: readonly ClassSummaryDto[];
  level: 'h2' | 'h3';
}) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {classes.map((row) => (
      <Card key={row.id} asChild interactive>
        <li className="relative">
          <Heading className="text-lg wrap-anywhere">
            <Link to={`/classes/${row.id}`} className="after:absolute after:inset-0 after:rounded-lg">
              {row.name}
            </Link>
          </Heading>
          <p className="mt-1 text-ink-soft">{aboutClass(row)}</p>
          <p className="mt-3 flex flex-wrap items-center gap-2">
            {countOf(row.memberCount, 'pupil')}
            {!row.isOwner && <Badge>Co-teacher</Badge>}
          </p>
        </li>
      </Card>
    ))}
  </ul>
);
