import type { SearchResults } from '@markwell/shared/search/search.contract';
import { BookOpen, CircleQuestionMark, FileText, Layers, PenLine } from 'lucide-react';
import { Badge } from '#ui/display/badge.tsx';
import { countOf } from '#lib/format.ts';
import { briefPath, paperPath, questionPath, subjectPath, topicPath } from '../result-paths.ts';
import { ResultGroup } from './result-group.tsx';

export type ResultKind = keyof SearchResults;

interface GroupedResultsProps {
  results: SearchResults;
  /** The stage that was searched. */
  stageId: string;
  limitOf: (kind: ResultKind) => number;
  onMore: (kind: ResultKind) => void;
}

const difficulties = { standard: 'Standard', advanced: 'Advanced', elite: 'Elite' };

/** All results, grouped by kind, each with a link to practice. */
export function GroupedResults({ results, stageId, limitOf, onMore }: GroupedResultsProps) {
  const { subjects, topics, questions, papers, briefs } = results;
  const showing = (kind: ResultKind) => ({
    limit: limitOf(kind),
    onMore: () => onMore(kind),
  });
  return (
    <>
      <ResultGroup
        {...showing('subjects')}
        title="Subjects"
        icon={BookOpen}
        group={subjects}
        rowOf={({ id, name, questionCount, topicCount }) => ({
          path: subjectPath(name.text, id),
          title: name,
          detail: `${countOf(questionCount, 'question')} · ${countOf(topicCount, 'topic')}`,
        })}
      />
      <ResultGroup
        {...showing('topics')}
        title="Topics"
        icon={Layers}
        group={topics}
        rowOf={(topic) => ({
          path: topicPath(topic),
          title: topic.name,
          detail: `${topic.subjectName} · ${countOf(topic.questionCount, 'question')}`,
        })}
      />
      <ResultGroup
        {...showing('questions')}
        title="Questions"
        icon={CircleQuestionMark}
        group={questions}
        rowOf={(question) => ({
          path: questionPath(question),
          title: question.snippet,
          detail: `Practise ${question.topicName} · ${question.subjectName}`,
        })}
      />
      <ResultGroup
        {...showing('papers')}
        title="Past papers"
        icon={FileText}
        group={papers}
        rowOf={(paper) => ({
          path: paperPath(paper, stageId),
          title: paper.title,
          detail: (
            <>
              {[paper.subjectName, String(paper.year), paper.schoolName].filter(Boolean).join(' · ')}
              {paper.isPremium && <Badge tone="marker">Premium</Badge>}
            </>
          ),
        })}
      />
      <ResultGroup
        {...showing('briefs')}
        title="Creative writing"
        icon={PenLine}
        group={briefs}
        rowOf={(brief) => ({
          path: briefPath(brief, stageId),
          title: brief.title,
          excerpt: brief.snippet,
          detail: `${brief.subjectName} · ${difficulties[brief.difficulty]}`,
        })}
      />
    </>
  );
}
