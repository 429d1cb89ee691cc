import { readClassAnswers, readScript } from '@markwell/shared/assignments/assignments.contract';
import { workOfPupilSchema } from '@markwell/shared/assignments/assignments.schemas';
import { readMarkbook, readMarkbookOfPupil } from '@markwell/shared/assignments/markbook.contract';
import { listMembers } from '@markwell/shared/classes/classes.contract';
import { expect, test } from 'vitest';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { database, school, setFor, handIn, workOf } = await createAssignmentTests();

/** The class of two pupils who call themselves Aisha Khan, and joined a day apart. */
async function classOfNamesakes() {
  const of = await school();
  const ids = [of.pupil.user.id, of.other.user.id];
  await database.user.updateMany({ where: { id: { in: ids } }, data: { name: 'Aisha Khan' } });
  for (const [index, userId] of ids.entries())
    await database.classMember.updateMany({
      where: { userId },
      data: { joinedAt: new Date(`2027-03-0${String(index + 1)}T12:00:00Z`) },
    });
  const members = async () =>
    bodyOf(listMembers, await of.teacher.get(`/classes/${of.schoolClass.id}/members?order=newest`)).members;
  return { of, members };
}

const names = ['Aisha Khan (joined 1 March 2027)', 'Aisha Khan (joined 2 March 2027)'];
const namesOf = (pupils: readonly { name: string; ownName: string | null }[]) => {
  expect(pupils.filter(({ ownName }) => ownName !== null)).toEqual([]);
  return pupils.map(({ name }) => name).sort();
};

test('two pupils who share a name differ on every page about the class', async () => {
  const { of, members } = await classOfNamesakes();
  const id = await setFor(of);
  await handIn(of.pupil, id);
  const markbook = `/classes/${of.schoolClass.id}/markbook`;
  const script = `/assignments/${id}/answers/${of.pupil.user.id}`;
  expect(namesOf(await members())).toEqual(names);
  expect(namesOf(bodyOf(readMarkbook, await of.teacher.get(markbook)).pupils)).toEqual(names);
  expect(namesOf((await workOf(of, id)).map(({ pupil }) => pupil))).toEqual(names);
  const answers = bodyOf(readClassAnswers, await of.teacher.get(`/assignments/${id}/answers`));
  expect(namesOf(answers.pupils)).toEqual(names);
  const ofPupil = await of.teacher.get(`${markbook}/${of.pupil.user.id}`);
  expect(bodyOf(readMarkbookOfPupil, ofPupil).pupil.name).toBe(names[0]);
  expect(bodyOf(readScript, await of.teacher.get(script)).pupil.name).toBe(names[0]);
  const returned = await of.teacher.post(`/assignments/${id}/work/${of.pupil.user.id}/return`, {
    dueAt: '2027-03-09T12:00:00Z',
  });
  expect(workOfPupilSchema.parse(returned.body).pupil.name).toBe(names[0]);
});

test('the name of a pupil stays as it is when the namesake leaves the class', async () => {
  const { of, members } = await classOfNamesakes();
  const leaver = { classId: of.schoolClass.id, userId: of.other.user.id };
  await database.classMember.updateMany({
    where: leaver,
    data: { leftAt: new Date('2027-03-02T13:00:00Z') },
  });
  expect(namesOf(await members())).toEqual(names.slice(0, 1));
});
