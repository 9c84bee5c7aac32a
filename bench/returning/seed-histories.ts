import type { Client } from "pg";
import { SEED_SUPERVISORS } from "../seed/seed-people.ts";

/** What every learner has completed: half of them one or two modules, some all, each by its second success, with a failure before. */
const INSERT_DIALOGUES = `
  insert into dialogues (id, user_id, module, issue, interest, shareable, frame, argument, state, status, started_at, ended_at)
  select gen_random_uuid(), s.id, module, 'Should the library open on Sundays?', 'reading', true, 'none', '{}', '{}',
    case when place = 1 then 'failure' else 'success' end, began, began + interval '12 minutes'
  from seed_students s
  cross join lateral (select 1 + floor(7 * power(random(), 3))::integer as modules, now() - interval '200 days' * random() + 0 * s.number * interval '1 day' as since) own
  cross join lateral generate_series(1, own.modules) as module
  cross join lateral generate_series(1, 3) as place
  cross join lateral (select least(own.since + (module * 3 + place) * interval '20 hours', now() - interval '26 hours') as began) at`;

/** Up to four checks of each of them, by the schedule, as far as that is past; four in ten are not passed. */
const INSERT_CHECKS = `
  insert into transfer_checks (id, user_id, module, issue, interest, argument, answers, assessments, result, started_at, ended_at)
  select gen_random_uuid(), user_id, module, 'Should the library open on Sundays?', 'reading', '{}', '{a,b,c}', '[]',
    json_build_object('passed', luck > 0.4, 'steps', json_build_array(
      json_build_object('standing', 'found', 'share', 1, 'missed', '[]'::json),
      json_build_object('standing', case when luck > 0.4 then 'found' else 'missed' end,
        'share', case when luck > 0.4 then 1 else 0 end, 'missed', '[]'::json))),
    ended - interval '4 minutes', ended
  from (select user_id, module, max(ended_at) as since from dialogues group by user_id, module) done
  cross join lateral generate_series(1, 4) as place
  cross join lateral (select random() + 0 * place as luck, since + place * place * interval '26 hours' as ended) at
  where ended < now() - interval '25 hours'`;

const INSERT_PUT_OFFS = `
  insert into check_put_offs (user_id, module, put_off_at)
  select distinct user_id, module, now() - interval '40 days' from dialogues where random() < 0.02`;

const INSERT_WISHES = `insert into due_mail_wishes (user_id, wanted, time_zone) select id, true, $1 from users where email like 'student-%'`;

/** Their passwords' hashes are the supervisor's. */
const INSERT_LOG_INS = `
  with chosen as (select id, email from users where email like 'student-%' order by random() limit $1),
    made as (
      insert into auth_accounts (id, account_id, provider_id, user_id, password)
      select gen_random_uuid(), chosen.id::text, 'credential', chosen.id, known.password
      from chosen, auth_accounts known join users u on u.id = known.user_id and u.email = $2)
  select email from chosen`;

/** Gives the seeded learners dialogues and checks. Passages are left out: nothing that is measured here reads one. */
export async function seedHistories(client: Client): Promise<void> {
  await client.query(INSERT_DIALOGUES);
  await client.query(INSERT_CHECKS);
  await client.query(INSERT_PUT_OFFS);
}

/** Has everybody want mails, in one time zone. */
export async function seedWishes(client: Client, timeZone: string): Promise<void> {
  await client.query(INSERT_WISHES, [timeZone]);
}

/** Lets some of them log in, by the supervisors' password. @returns their addresses */
export async function seedLogIns(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(INSERT_LOG_INS, [
    count,
    SEED_SUPERVISORS.all,
  ]);
  return rows.map(({ email }) => email);
}
