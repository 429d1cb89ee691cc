/**
 * `pnpm content:report [seeds]`: what the question bank holds, and every limit that it breaks. Each family is solved
 * again for this many seeds a difficulty (10,000 unless given), and a hundredth of them, at least 30, show whether the options of a
 * figure give its answer away; 0 skips both. Ends with 1 when a limit is broken.
 */
import {
  givenAway,
  reportContent,
  solveAgain,
  type Finding,
} from '@markwell/questions/report/content-report';

const seeds = Number(process.argv[2] ?? 10_000);
const problems: Finding[] = [];

const write = (finding: Finding) => {
  if (finding.problem) problems.push(finding);
  console.log(`${finding.problem ? 'PROBLEM ' : ''}${finding.what}: ${finding.value}`);
};

const { findings, topics } = reportContent();
console.log('topic | questions | 1 | 2 | 3-5 | by hand | with a picture');
for (const { subjectCode, topicCode, total, cells, handWritten, withPicture } of topics)
  console.log([`${subjectCode}/${topicCode}`, total, ...cells, handWritten, withPicture].join(' | '));
findings.forEach(write);
if (seeds > 0) {
  givenAway(Math.max(30, seeds / 100)).forEach(write);
  for (const finding of solveAgain(seeds)) if (finding.problem) write(finding);
}
console.log(problems.length === 0 ? 'No limit is broken.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
