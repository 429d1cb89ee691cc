import type {
  ManagedReportDto,
  ReportComparisonDto,
  ReportedContentDto,
} from '@markwell/shared/reports/moderation.contract';
import type { ReportKind, ReportReason } from '@markwell/shared/reports/reports.vocabulary';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import { toOption } from '#modules/question-bank/display/option.mapper.ts';
import { toParts } from '#modules/question-bank/display/parts.mapper.ts';
import { listExcerpt } from '#modules/question-bank/display/list-excerpt.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import { hasChanged, toChanges } from './changes-since-report.rules.ts';
import type { ReportRow } from './list-reports.repository.ts';
import type { ReportComparison, ReportedContent } from './report-comparison.repository.ts';
import type { ReportTarget } from './report-target.repository.ts';

const wireKinds: Record<ReportRow['kind'], ReportKind> = {
  MOCK_TEST: 'mock-test',
  RAPID_FIRE: 'rapid-fire',
  PAST_PAPER: 'past-paper',
};
const storedKinds: Record<ReportKind, ReportRow['kind']> = {
  'mock-test': 'MOCK_TEST',
  'rapid-fire': 'RAPID_FIRE',
  'past-paper': 'PAST_PAPER',
};
const wireReasons: Record<ReportRow['reason'], ReportReason> = {
  WRONG_ANSWER: 'Wrong Answer',
  POOR_SOLUTION: 'Poor Solution',
  UNCLEAR_QUESTION: 'Unclear Question',
};

const uuidLength = 36;

export const storedKindOf = (kind: ReportKind): ReportRow['kind'] => storedKinds[kind];

/** Parses a question's id, or `{paperId}-{number}`. */
export function targetOf(questionId: string): ReportTarget {
  if (questionId.length === uuidLength) return { questionId, paperId: null, paperNumber: null };
  const number = Number(questionId.slice(uuidLength + 1));
  return { questionId: null, paperId: questionId.slice(0, uuidLength), paperNumber: number };
}

const idOf = ({ questionId, paperId, paperNumber }: ReportTarget): string =>
  questionId ?? `${paperId ?? ''}-${String(paperNumber)}`;

export function toManagedReport(report: ReportRow): ManagedReportDto {
  const { questionStatus, topicName, paperTitle, paperNumber, subjectName } = report;
  const { reporterName: name, reporterEmail: email } = report;
  return {
    id: report.id,
    questionId: idOf(report),
    questionType: wireKinds[report.kind],
    reason: wireReasons[report.reason],
    status: report.status,
    user: name === null || email === null ? null : { name, email },
    createdAt: report.createdAt.toISOString(),
    question:
      questionStatus === null
        ? null
        : {
            text: listExcerpt(report.text),
            status: questionStatusOf[questionStatus],
            topicName: topicName ?? '',
            subjectName,
          },
    paper: paperTitle === null ? null : { title: paperTitle, number: paperNumber ?? 0, subjectName },
    hasChanged: hasChanged(toChanges(report)),
    pendingReports: report.pendingReports,
    decision:
      report.status === 'PENDING'
        ? null
        : { at: report.resolvedAt?.toISOString() ?? null, by: report.resolvedBy, notes: report.notes },
  };
}

type Urls = Pick<MediaUrls, 'urlOf'>;

export function toComparison({ changes, question }: ReportComparison, urls: Urls): ReportComparisonDto {
  return {
    question: question
      ? { reported: toContent(question.reported, urls), current: toContent(question.current, urls) }
      : null,
    changes: [...toChanges(changes).changes],
  };
}

const toContent = (content: ReportedContent, urls: Urls): ReportedContentDto => ({
  id: content.id,
  revision: content.revision,
  questionText: content.body,
  questionImageUrl: content.image && urls.urlOf(content.image),
  questionImageAlt: content.image?.alternativeText ?? null,
  explanationText: content.explanation,
  solutionImageUrl: content.solutionImage && urls.urlOf(content.solutionImage),
  options: content.options.map((option) => toOption(option, urls)),
  parts: toParts(content, urls),
});
