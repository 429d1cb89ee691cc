import { codeOf, readContent } from '../content-files.ts';
import type { Written } from '../parse-yaml.ts';
import { parseSet } from '../sets/parse-set.ts';
import { subjectOrder } from '../subject-order.ts';
import { namedParts, type NamedPart } from '../text/numbered-lines.ts';
import { hasAnswerSheet, type PaperPlan, type SectionPlan } from './paper.ts';
import { parsePapers, usualOfStyle, type WrittenPapers, type WrittenSection } from './parse-papers.ts';
import { calculatedQuestions } from './structured/calculated-questions.ts';
import { parseStructured } from './structured/parse-structured.ts';

const written = subjectOrder.papers.map((folder) =>
  readContent(`${folder}/papers.yaml`, (text) => {
    const papers = parsePapers(text);
    return { subjectCode: codeOf(folder), ...papers.value, plans: plansOf(folder, papers) };
  }),
);

/** All papers. */
export const paperPlans: readonly PaperPlan[] = written.flatMap(({ plans }) => plans);

/** The families that ask the same as a structured question; a family with its name needs no entry. */
export const familiesLike: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  written.flatMap(({ familiesLike = {} }) => Object.entries(familiesLike)),
);

/** How many marks a topic has in the written papers of a subject beside the other topics; 1 without an entry. */
export const topicWeights: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  written.map(({ subjectCode, topicWeights = {} }) => [subjectCode, topicWeights]),
);

/** The plans of a subject with their questions, which are in the files of the papers. */
export function plansOf(
  folder: string,
  { value: { papers }, faultAt }: Pick<Written<WrittenPapers>, 'value' | 'faultAt'>,
): PaperPlan[] {
  const subjectCode = codeOf(folder);
  return Object.entries(papers).map(([name, plan]) => {
    const { sections, ...usual } = usualOfStyle[plan.style];
    const planned = plan.sections ?? sections;
    if (!planned) throw faultAt(['papers', name], `a paper in the style of ${plan.style} needs "sections"`);
    const file = `${folder}/papers/${name}.txt`;
    const parts = planned.some(({ part }) => part) ? readContent(file, namedParts) : [];
    const unused = parts.find((part) => planned.every((section) => section.part !== part.name));
    if (unused) throw faultAt(['papers', name, 'sections'], `no section asks "${unused.name}" of ${file}`);
    return {
      sourceId: `papers/${name}`,
      subjectCode,
      ...usual,
      ...plan,
      sections: planned.map(({ part: partName, ...section }, index) => {
        const part = parts.find((each) => each.name === partName);
        if (partName !== undefined && !part)
          throw faultAt(['papers', name, 'sections', index, 'part'], `${file} has no part "${partName}"`);
        return sectionOf(section, index, part);
      }),
    };

    function sectionOf(
      { calculated, ...section }: Omit<WrittenSection, 'part'>,
      index: number,
      part: NamedPart | undefined,
    ): SectionPlan {
      const structured = calculated?.map((wanted) => {
        const question = calculatedQuestions[subjectCode]?.find((each) => each.name === wanted);
        if (!question)
          throw faultAt(
            ['papers', name, 'sections', index, 'calculated'],
            `there is no question "${wanted}"`,
          );
        return question;
      });
      return { ...section, ...(structured ? { structured } : {}), ...(part ? textOf(part) : {}) };
    }

    function textOf(part: NamedPart): Partial<SectionPlan> {
      return readContent(file, () =>
        hasAnswerSheet(plan) ? { set: parseSet(part, subjectCode) } : parseStructured(part),
      );
    }
  });
}
