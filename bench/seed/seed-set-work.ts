import type { Client } from "pg";

/** Forty in each of the first three groups, six or seven in the others; due over the last 140 days and the next ten. */
const INSERT_ASSIGNMENTS = `
  insert into assignments (id, group_id, module, goal, is_for_all, from_at, due_at, late_until, time_zone,
    points_full, points_helped, points_failed, points_late)
  select gen_random_uuid(), g.id, 1 + place % 7, 'finished', true, due - interval '7 days', due, due + interval '2 days',
    'Europe/Vienna', 10, 7, 4, 2
  from (
    select id, name, case when number <= 3 then 40 else 6 + (number % 4 = 0)::integer end as many
    from (select id, name, row_number() over (order by length(name), name) as number from groups) numbered) g
  cross join lateral generate_series(1, g.many) as place
  cross join lateral (
    select now() + interval '10 days' - (place - random()) * interval '150 days' / g.many as due) at`;

/** Three quarters of what is due were done. Set apart from the dialogues, which would leave most of it undone. */
const INSERT_LEARNERS = `
  insert into assignment_learners (assignment_id, user_id, due_at, late_until, done_at)
  select a.id, s.user_id, a.due_at, a.late_until,
    case when a.due_at < now() and random() < 0.75 then a.due_at - random() * interval '6 days' end
  from assignments a join student_stats s on s.group_id = a.group_id`;

/** Sets work to every group of the school. */
export async function seedSetWork(client: Client): Promise<void> {
  await client.query(INSERT_ASSIGNMENTS);
  await client.query(INSERT_LEARNERS);
}
