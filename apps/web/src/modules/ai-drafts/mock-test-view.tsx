import { useState } from 'react';
import Markdown, { type Options } from 'react-markdown';
import { CalculatorIcon, Clock, PenLine } from 'lucide-react';
import { questionCountOf, splitPaper } from '@markwell/shared/ai-drafts/test-paper';
import { generatedTestFacts } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { countOf } from '#lib/format.ts';

interface MockTestViewProps {
  title: string;
  /** Markdown. HTML in it is shown as text; only the elements below are rendered. */
  content: string;
  /** Minutes. */
  minutes: number;
}

const allowed = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br'] as const;

const components: Options['components'] = {
  h3: ({ children }) => <h3 className="mt-6 mb-1.5 text-lg first:mt-0">{children}</h3>,
  p: ({ children }) => <p className="mb-2 max-w-read">{children}</p>,
  ul: ({ children }) => <ul className="mb-2 grid gap-x-10 gap-y-1 sm:flex sm:flex-wrap">{children}</ul>,
  ol: ({ children }) => (
    <ol className="grid list-decimal grid-cols-3 gap-x-4 gap-y-1 pl-8 figures-tabular sm:grid-cols-5">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="mb-3 border-l-4 border-line-strong pl-4">{children}</blockquote>
  ),
};

function Part({ children }: { children: string }) {
  return (
    <Markdown skipHtml={false} allowedElements={allowed} unwrapDisallowed components={components}>
      {children}
    </Markdown>
  );
}

/** A generated mock test as a paper; the answers are shown on demand. */
export function MockTestView({ title, content, minutes }: MockTestViewProps) {
  const [showsKey, setShowsKey] = useState(false);
  const [showsSolutions, setShowsSolutions] = useState(false);
  const { questions, answerKey, solutions } = splitPaper(content);
  const marks = questionCountOf(content) || generatedTestFacts.marks;
  return (
    <Card asChild padding="large" className="mt-5 text-base">
      <article aria-label={title}>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>
            <Clock aria-hidden /> {minutes} minutes
          </Badge>
          <Badge>
            <PenLine aria-hidden /> {countOf(marks, 'mark')}
          </Badge>
          <Badge>
            <CalculatorIcon aria-hidden /> {generatedTestFacts.calculator}
          </Badge>
        </p>
        <div className="mt-3 mb-5 flex flex-wrap gap-x-6 border-b border-line pb-3 print:hidden">
          <Checkbox
            label="Show Answer Key"
            checked={showsKey}
            onChange={({ target }) => setShowsKey(target.checked)}
          />
          <Checkbox
            label="Show Detailed Solutions"
            checked={showsSolutions}
            onChange={({ target }) => setShowsSolutions(target.checked)}
          />
        </div>
        <Part>{questions}</Part>
        {showsKey && <Answers title="Answer Key">{answerKey}</Answers>}
        {showsSolutions && <Answers title="Detailed Solutions">{solutions}</Answers>}
      </article>
    </Card>
  );
}

function Answers({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title} className="mt-8 border-t border-line pt-5">
      <h3 className="mb-3 text-xl">{title}</h3>
      <Part>{children}</Part>
    </section>
  );
}
