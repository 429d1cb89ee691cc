import type { SearchResults } from '@markwell/shared/features/search/search.contract';
import { BookOpen, CircleQuestionMark, FileText, Layers, PenLine } from 'lucide-react';
import { Badge } from '../../../components/ui/display/badge.tsx';
import { countOf } from '../../../lib/format.ts';
import { briefPath, paperPath, questionPath, subjectPath, topicPath } from '../result-paths.ts';
import { ResultGroup } from './result-group.tsx';
import { ResultRow } from './result-row.tsx';

export type ResultKind = keyof SearchResults;

interface FoundProps {
  results: SearchResults;
  /** The stage that was searched. */
  stageId: string;
  limitOf: (kind: ResultKind) => number;
  onMore: (kind: ResultKind) => void;
}

const difficulties = { standard: 'Standard', advanced: 'Advanced', elite: 'Elite' };

/** All results, grouped by kind, each with a link to practice. */
export function GroupedResults({ results, stageId, limitOf, onMore }: FoundProps) {
  const { subjects, topics, questions, papers, briefs } = results;
  const showing = (kind: ResultKind) => ({
    limit: limitOf(kind),
    onMore: () => {
      onMore(kind);
    },
  });
  return (
    <>
      <ResultGroup title="Subjects" group={subjects} {...showing('subjects')}>
        {(subject) => (
          <ResultRow
            key={subject.id}
            path={subjectPath(subject.name.text, subject.id)}
            icon={BookOpen}
            color={subject.color}
            title={subject.name}
            detail={`${countOf(subject.questionCount, 'question')} · ${countOf(subject.topicCount, 'topic')}`}
          />
        )}
      </ResultGroup>
      <ResultGroup title="Topics" group={topics} {...showing('topics')}>
        {(topic) => (
          <ResultRow
            key={topic.id}
            path={topicPath(topic)}
            icon={Layers}
            color={topic.color}
            title={topic.name}
            detail={`${topic.subjectName} · ${countOf(topic.questionCount, 'question')}`}
          />
        )}
      </ResultGroup>
      <ResultGroup title="Questions" group={questions} {...showing('questions')}>
        {(question) => (
          <ResultRow
            key={question.id}
            path={questionPath(question)}
            icon={CircleQuestionMark}
            color={question.color}
            title={question.snippet}
            detail={`Practise ${question.topicName} · ${question.subjectName}`}
          />
        )}
      </ResultGroup>
      <ResultGroup title="Past papers" group={papers} {...showing('papers')}>
        {(paper) => (
          <ResultRow
            key={paper.id}
            path={paperPath(paper, stageId)}
            icon={FileText}
            color={paper.color}
            title={paper.title}
            detail={
              <>
                {[paper.subjectName, String(paper.year), paper.schoolName].filter(Boolean).join(' · ')}
                {paper.isPremium && <Badge tone="marker">Premium</Badge>}
              </>
            }
          />
        )}
      </ResultGroup>
      <ResultGroup title="Creative writing" group={briefs} {...showing('briefs')}>
        {(brief) => (
          <ResultRow
            key={brief.id}
            path={briefPath(brief, stageId)}
            icon={PenLine}
            color={brief.color}
            title={brief.title}
            excerpt={brief.snippet}
            detail={`${brief.subjectName} · ${difficulties[brief.difficulty]}`}
          />
        )}
      </ResultGroup>
    </>
  );
}
