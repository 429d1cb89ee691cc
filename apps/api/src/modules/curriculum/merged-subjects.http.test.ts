import {
  achievements,
  recommendedPractice,
  subjectProgress,
  topicPerformance,
} from '@markwell/shared/progress/analytics.contract';
import {
  activeChallenge,
  briefCounts,
  creativeProgress,
  startChallenge,
} from '@markwell/shared/creative-writing/creative-writing.contract';
import { listPastPapers } from '@markwell/shared/past-papers/past-papers.contract';
import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import { countQuestions, rapidFireProgress } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { search } from '@markwell/shared/search/search.contract';
import { stageStats, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { allSubjects, listSubjects, subjectStats } from '@markwell/shared/subjects/subjects.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCreativeQuestions } from '#testing/builders/build-creative-writing.ts';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil, buildSchool } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizOf, quizResultOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const app = await createTestApp();
const { database } = app;

type Subject = Awaited<ReturnType<typeof buildSubject>>;
let stage: Awaited<ReturnType<typeof buildStage>>;
/** The subject that comes first and gives its id to both: the school's own, with one topic. */
let displayed: Subject;
/** The public subject with the same name, with nearly all the content. */
let open: Subject;
let [ownTopic, openTopic] = ['', ''];
/** A pupil of the school, and one of another. */
let pupil: ApiClient;
let stranger: ApiClient;

beforeEach(async () => {
  stage = await buildStage(database);
  const school = await buildSchool(database);
  const at = { stageId: stage.id };
  open = await buildSubject(database, { ...at, name: 'English', order: 5, color: 'brick' });
  displayed = await buildSubject(database, {
    ...at,
    name: ' english ',
    order: 0,
    visibility: 'SCHOOL_PRIVATE',
    schoolId: school.id,
  });
  ownTopic = (await buildTopic(database, { subjectId: displayed.id, name: 'Our Poems' })).id;
  openTopic = (await buildTopic(database, { subjectId: open.id, name: 'Grammar' })).id;
  await buildQuestions(database, 3, { topicId: openTopic });
  const build = async (schoolId: string) =>
    createApiClient(app, await buildPupil(database, { currentStageId: stage.id, schoolId }));
  pupil = await build(school.id);
  stranger = await build((await buildSchool(database)).id);
});

const subjectsOf = async (who: ApiClient) =>
  bodyOf(stageSubjects, await who.get(`/stages/${stage.code}/subjects?includeTopics=true`));

describe('the choices of a pupil', () => {
  it('have one subject, with the topics and the questions of both', async () => {
    await buildQuestion(database, { topicId: ownTopic });
    const subjects = await subjectsOf(pupil);
    expect(subjects.map(({ id, totalQuestions }) => [id, totalQuestions])).toEqual([[displayed.id, 4]]);
    expect(subjects.flatMap(({ topics }) => topics.map(({ id }) => id))).toEqual([ownTopic, openTopic]);
    const stats = bodyOf(subjectStats, await pupil.get('/subjects/stats'));
    expect(stats).toMatchObject([{ questionCount: 4, topicCount: 2 }]);
    const ofStage = bodyOf(stageStats, await pupil.get(`/stages/${stage.code}/stats`));
    expect(ofStage).toMatchObject({ subjectCount: 1, topicCount: 2, questionCount: 4 });
  });

  it('have one subject in the list of a stage; administrators choose from both', async () => {
    const query = `?examTypeId=${stage.id}`;
    const merged = bodyOf(listSubjects, await pupil.get(`/subjects${query}`));
    expect(merged.map(({ id, topics }) => [id, topics.length])).toEqual([[displayed.id, 2]]);
    const each = bodyOf(allSubjects, await pupil.get(`/subjects/all${query}`));
    expect(each.map(({ id }) => id)).toEqual([displayed.id, open.id]);
  });

  it('have nothing from a subject that the pupil may not see', async () => {
    const subjects = await subjectsOf(stranger);
    expect(subjects.map(({ id, topics }) => [id, topics.length])).toEqual([[open.id, 1]]);
    await buildQuestion(database, { topicId: ownTopic });
    expect(startedTestOf(await stranger.generate(open)).questions).toHaveLength(3);
    expect((await stranger.generate(displayed)).status).toBe(404);
    expect((await stranger.generate(open, { topicIds: [ownTopic] })).status).toBe(422);
  });

  it('do not include a draft with that name', async () => {
    const draft = await buildSubject(database, {
      stageId: stage.id,
      name: 'English',
      visibility: 'DRAFT',
    });
    const topic = await buildTopic(database, { subjectId: draft.id });
    await buildQuestion(database, { topicId: topic.id });
    expect((await subjectsOf(pupil)).map(({ id, totalQuestions }) => [id, totalQuestions])).toEqual([
      [displayed.id, 3],
    ]);
    expect(startedTestOf(await pupil.generate(displayed)).questions).toHaveLength(3);
    expect((await pupil.generate(draft)).status).toBe(404);
  });
});

describe('a test', () => {
  it.each(['first', 'other'])(
    'draws from both and belongs to the first when the %s is requested',
    async (which) => {
      await buildQuestion(database, { topicId: ownTopic });
      const test = startedTestOf(await pupil.generate(which === 'first' ? displayed : open));
      expect(test.questions).toHaveLength(4);
      expect(test.subject.id).toBe(displayed.id);
      const stored = await database.attempt.findFirstOrThrow({ where: { id: test.testId } });
      expect(stored.subjectId).toBe(displayed.id);
    },
  );

  it('draws from the chosen topics of either', async () => {
    await buildQuestion(database, { topicId: ownTopic });
    const own = startedTestOf(await pupil.generate(displayed, { topicIds: [ownTopic] }));
    expect(own.questions.map(({ topic }) => topic.id)).toEqual([ownTopic]);
    const other = startedTestOf(await pupil.generate(displayed, { topicIds: [openTopic] }));
    expect(other.questions).toHaveLength(3);
    const both = startedTestOf(await pupil.generate(displayed, { topicIds: [ownTopic, openTopic] }));
    expect(both.questions).toHaveLength(4);
  });

  it('counts in the progress, the plan and the recommendations of the one subject', async () => {
    const test = startedTestOf(await pupil.generate(displayed));
    await pupil.complete(test.testId, answersFor(test, 'B'));
    const progress = bodyOf(subjectProgress, await pupil.get('/analytics/subject-progress'));
    expect(progress).toMatchObject([{ subjectId: displayed.id, questionsAttempted: 3 }]);
    const topics = bodyOf(topicPerformance, await pupil.get(`/analytics/topic-performance/${pupil.user.id}`));
    expect(topics).toMatchObject([{ topicId: openTopic, subjectId: displayed.id }]);
    const plan = bodyOf(studyPlan, await pupil.get('/planner'));
    expect(plan.subjects).toMatchObject([{ subjectId: displayed.id, dueCount: 3 }]);
    const [daily] = bodyOf(recommendedPractice, await pupil.get('/analytics/recommended-practice'));
    expect(daily).toMatchObject({ type: 'daily', subjectId: displayed.id, dueCount: 3 });
    for (const { id } of [displayed, open]) {
      const practice = bodyOf(startPractice, await pupil.post('/planner/practice', { subjectId: id }));
      expect(practice.questions).toHaveLength(3);
      expect(practice.subject.id).toBe(displayed.id);
    }
  });

  it('adds to the same achievements whichever subject came first at the time', async () => {
    await buildQuestions(database, 10, { topicId: openTopic }); // a shorter test is not compared
    const take = async () => {
      const test = startedTestOf(await pupil.generate(displayed));
      await pupil.complete(test.testId, answersFor(test, 'A'));
      return test.subject.id;
    };
    expect(await take()).toBe(displayed.id);
    await database.subject.update({ where: { id: displayed.id }, data: { order: 9 } });
    expect(await take()).toBe(open.id);
    const { subjects } = bodyOf(achievements, await pupil.get('/analytics/achievements'));
    expect(subjects).toMatchObject([{ subject: { id: open.id }, testsFinished: 2 }]);
  });
});

describe('a rapid-fire quiz', () => {
  const countOf = async (who: ApiClient, { id }: Subject) => {
    const query = `stageId=${stage.id}&subjectId=${id}&type=rapid-fire`;
    return bodyOf(countQuestions, await who.get(`/questions/count?${query}`)).count;
  };
  const listProgress = async () => bodyOf(rapidFireProgress, await pupil.get('/rapid-fire/progress'));

  it('draws from both, and its question count includes both', async () => {
    await buildQuestions(database, 2, { topicId: openTopic, kind: 'RAPID_FIRE' });
    await buildQuestion(database, { topicId: ownTopic, kind: 'RAPID_FIRE' });
    expect([await countOf(pupil, displayed), await countOf(pupil, open)]).toEqual([3, 3]);
    expect([await countOf(stranger, displayed), await countOf(stranger, open)]).toEqual([0, 2]);
    const quiz = quizOf(await startQuiz(pupil, displayed));
    expect(quiz.questions).toHaveLength(3);
    expect(quiz.subject.id).toBe(displayed.id);
    expect((await startQuiz(stranger, displayed)).status).toBe(404);
  });

  it('continues at the level that was reached in either', async () => {
    for (const difficulty of [1, 2, 3]) {
      await buildQuestions(database, 2, { topicId: openTopic, kind: 'RAPID_FIRE', difficulty });
    }
    const userId = pupil.user.id;
    const lastPlayedAt = new Date('2026-01-01T10:00:00Z');
    const reached = { currentLevel: 2, totalSessions: 4, bestAccuracy: 90, lastPlayedAt };
    await database.rapidFireProgress.create({ data: { userId, subjectId: open.id, ...reached } });
    expect(await listProgress()).toMatchObject([
      { subjectId: displayed.id, currentLevel: 2, totalSessions: 4, bestAccuracy: 90 },
    ]);
    const quiz = quizOf(await startQuiz(pupil, displayed));
    expect(quiz.level).toBe(2);
    const result = quizResultOf(await completeQuiz(pupil, quiz, 'A'.repeat(quiz.totalQuestions)));
    expect(result.nextLevelUnlocked).toBe(true);
    expect(await listProgress()).toMatchObject([
      { subjectId: displayed.id, currentLevel: 3, totalSessions: 5, bestAccuracy: 100 },
    ]);
    const easy = quizOf(await startQuiz(pupil, displayed, { level: 1 }));
    await completeQuiz(pupil, easy, 'A'.repeat(easy.totalQuestions));
    expect((await listProgress()).map(({ currentLevel }) => currentLevel)).toEqual([3]);
  });
});

describe('a creative-writing challenge', () => {
  const start = async (who: ApiClient, { id }: Subject) =>
    who.post('/creative-writing/start', { examTypeId: stage.id, subjectId: id });

  it('has questions from both, continues where it stopped, and counts once', async () => {
    await buildCreativeQuestions(database, 2, open);
    await buildCreativeQuestions(database, 1, displayed);
    const countsFor = async (who: ApiClient) =>
      bodyOf(briefCounts, await who.get('/creative-writing/brief-counts')).filter(
        ({ examTypeId }) => examTypeId === stage.id,
      );
    expect(await countsFor(pupil)).toMatchObject([
      { subjectId: displayed.id, counts: { standard: { total: 3, unanswered: 3 } } },
    ]);
    expect(await countsFor(stranger)).toMatchObject([
      { subjectId: open.id, counts: { standard: { total: 2, unanswered: 2 } } },
    ]);
    const session = bodyOf(startChallenge, await start(pupil, displayed));
    expect(session.questions).toHaveLength(3);
    const query = `examTypeId=${stage.id}&subjectId=${open.id}`;
    const active = bodyOf(activeChallenge, await pupil.get(`/creative-writing/active?${query}`));
    expect(active.session?.sessionId).toBe(session.sessionId);
    expect(bodyOf(startChallenge, await start(pupil, open)).sessionId).toBe(session.sessionId);
    await pupil.post('/creative-writing/complete', { sessionId: session.sessionId });

    await database.subject.update({ where: { id: displayed.id }, data: { order: 9 } });
    const next = bodyOf(startChallenge, await start(pupil, displayed));
    await pupil.post('/creative-writing/complete', { sessionId: next.sessionId });
    const progress = bodyOf(creativeProgress, await pupil.get('/creative-writing/progress'));
    expect(progress).toMatchObject([{ subjectId: open.id, subjectName: 'English', totalSessions: 2 }]);
    expect((await start(stranger, displayed)).status).toBe(404);
  });
});

describe('a search or list', () => {
  it('shows a past paper under the merged subject', async () => {
    for (const { id } of [open, displayed]) {
      const paper = { subjectId: id, stageId: stage.id, title: 'Greenfield paper', year: 2024 };
      await database.pastPaper.create({ data: paper });
    }
    const papers = bodyOf(listPastPapers, await pupil.get('/past-papers'));
    const own = papers.filter(({ examType }) => examType.id === stage.id);
    expect(own.map(({ subject }) => subject.id)).toEqual([displayed.id, displayed.id]);
    const { papers: found } = bodyOf(search, await pupil.get('/search?q=greenfield'));
    expect(found.items.map(({ subjectId }) => subjectId)).toEqual([displayed.id, displayed.id]);
  });

  it('shows the subject once, and its topics and questions lead to it', async () => {
    await buildQuestion(database, { topicId: openTopic, body: 'Photosynthesis happens where?' });
    await buildCreativeQuestions(database, 1, open);
    const find = async (words: string, who = pupil) =>
      bodyOf(search, await who.get(`/search?q=${encodeURIComponent(words)}`));
    const { subjects } = await find('english');
    expect(subjects).toMatchObject({
      total: 1,
      items: [{ id: displayed.id, topicCount: 2, questionCount: 4 }],
    });
    const { topics } = await find('grammar');
    expect(itemAt(topics.items, 0)).toMatchObject({ id: openTopic, subjectId: displayed.id });
    const { questions } = await find('photosynthesis');
    expect(itemAt(questions.items, 0)).toMatchObject({ topicId: openTopic, subjectId: displayed.id });
    const { briefs } = await find('brief');
    expect(itemAt(briefs.items, 0).subjectId).toBe(displayed.id);
    expect((await find('english', stranger)).subjects.items).toMatchObject([{ id: open.id, topicCount: 1 }]);
  });
});
