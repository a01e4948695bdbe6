import { seedCourses, timesOf } from '@regen/demo-store/courses/index';
import { program } from '@regen/demo-store/courses/program';
import { COURSE_CATEGORIES, courseIdFits, eventStatus, zonedTime } from '@regen/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

describe('the demo program', () => {
  it('has courses of every category, with ids that fit', () => {
    for (const category of COURSE_CATEGORIES) {
      expect([category, program.filter((course) => course.category === category).length >= 3]).toEqual([
        category,
        true,
      ]);
    }
    for (const { id, category } of program) expect([id, courseIdFits(id, category)]).toEqual([id, true]);
    expect(new Set(program.map(({ id }) => id)).size).toBe(program.length);
  });

  it.each(['2026-11-21T06:00:00Z', '2027-03-10T23:00:00Z', '2028-02-29T12:00:00Z'])('suits a seeding at %s', (text) => {
    const now = new Date(text);
    const courses = program.map((course) => ({ course, ...timesOf(course, now) }));
    const statuses = courses.map(({ startsAt, endsAt }) =>
      eventStatus({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now.getTime()),
    );
    expect(statuses.filter((status) => status === 'Ended').length).toBeGreaterThanOrEqual(4);
    expect(statuses.filter((status) => status === 'Upcoming').length).toBeGreaterThanOrEqual(18);
    for (const { course, startsAt, endsAt } of courses) {
      expect(startsAt.getTime()).toBeLessThan(endsAt.getTime());
      const shown = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: course.timezone });
      expect([course.id, Number(shown.format(startsAt))]).toEqual([course.id, course.hour]);
    }
  });

  it('handles both sides of a daylight saving change', () => {
    const at = (day: string, hour: number) => zonedTime(Date.parse(day), hour, 'America/Denver').toISOString();
    expect(at('2027-03-13', 9)).toBe('2027-03-13T16:00:00.000Z');
    expect(at('2027-03-14', 9)).toBe('2027-03-14T15:00:00.000Z');
    expect(at('2027-11-07', 17.5)).toBe('2027-11-08T00:30:00.000Z');
  });
});

describe('the seeded courses', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(await withDemo(inject('cluster')));
  });
  afterAll(() => test?.drop());

  const dump = async () =>
    (
      await test.db.query(
        `select c.id, seats_taken as seats, waitlist_count as waiting, capacity,
           (select count(*)::int from course_registrations r where r.course_id = c.id) as people from courses c order by id`,
      )
    ).rows;

  it('are counted, one full with a waitlist; seeding again changes nothing', async () => {
    const before = await dump();
    expect(before).toHaveLength(program.length);
    expect(before).toContainEqual({ id: 'FDE-DEN-201', seats: 16, waiting: 5, capacity: 16, people: 21 });
    expect(before).toContainEqual({ id: 'HAE-DEN-101', seats: 22, waiting: 0, capacity: 24, people: 22 });
    await seedCourses(test.db, () => undefined);
    expect(await dump()).toEqual(before);
  });
});
