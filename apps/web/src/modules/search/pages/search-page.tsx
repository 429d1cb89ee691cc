import { maxSearchLength } from '@markwell/shared/search/search.vocabulary';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#ui/layout/page.tsx';
import { SearchForm } from '#ui/inputs/search-form.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { Results } from '../components/results.tsx';
import { SubjectsToBrowse } from '../components/browse-subjects.tsx';

/** /search?q=: searches the user's stage. */
export function SearchPage() {
  const { user } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const query = (parameters.get('q') ?? '').trim().slice(0, maxSearchLength).trim();
  const search = useCallback(
    (q: string) => setParameters(q === '' ? {} : { q }, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return (
    <Page>
      <PageHeader title="Search" className="pb-4" />
      <div className="max-w-2xl pb-3">
        <SearchForm
          label="Search your subjects, topics, questions and papers"
          placeholder="Search topics, questions, papers…"
          maxLength={maxSearchLength}
          value={query}
          onSearch={search}
        />
      </div>
      {query === '' ? <SubjectsToBrowse /> : <Results query={query} stageId={user?.currentStageId ?? ''} />}
    </Page>
  );
}
