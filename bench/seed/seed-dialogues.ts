import type { Client } from "pg";
import type { SchoolSize } from "./seed-school.ts";

const SAID =
  "The writer wants us to believe that the change should be made|Because it worked in one other town|I think the reason is the survey that is mentioned|We are not told who was asked, or how many|I am not sure what you mean by that|The word fair can be read in two ways here|It takes for granted that everybody can pay for it|That would make the argument weaker, since the figure may mean little|I don't know|Maybe the drop came from the weather and not from the rule".split(
    "|",
  );
const ANSWERED =
  "Yes, that is what the passage is after. What is offered in support of it?|Look once more at the second sentence: what is it there for?|You are near it. What exactly is left open?|That is one of the reasons, not the conclusion. Which sentence do the others lead up to?|Good. What would have to be true for this to follow?".split(
    "|",
  );

/** Each student's dialogues in their order: module 1 first, and a new module every two or three of them. */
const DIALOGUES = `
  create temp table seed_dialogues as
  select gen_random_uuid() as id, owned.user_id, 1 + least(6, (place - 1) * 2 / 5)::smallint as module,
    floor(random() * 6)::smallint as choice, owned.luck, 1 + 2 * floor(lo + random() * (hi - lo + 1))::integer as messages,
    now() - interval '180 days' + (place - random()) * interval '170 days' / many as started_at,
    floor(random() * 3)::smallint as step
  from (
    select s.id as user_id, row_number() over (partition by s.id order by d.number) as place,
      count(*) over (partition by s.id) as many, random() as luck
    from (select number, floor(random() * $2)::integer as student from generate_series(1, $1) as number) d
    join seed_students s on s.number = d.student
  ) owned
  cross join (select greatest(1, floor(($3::real / $1 - 1) / 2 - 2.5)) as lo, ceil(($3::real / $1 - 1) / 2 + 2) as hi) lengths`;

const INSERT_DIALOGUES = `
  insert into dialogues (id, user_id, module, issue, interest, shareable, frame, argument, state, status, summary, started_at, ended_at)
  select d.id, d.user_id, d.module, a.issue, 'reading', true, a.frame, a.argument,
    json_build_object('module', d.module, 'step', d.step, 'coverage', json_build_object(),
      'asserted', case when ended.reason = 'skill_step_told' then json_build_array(told.expectation) else '[]'::json end,
      'probed', '[]'::json, 'target', null, 'learnerMessages', (d.messages - 1) / 2, 'stepMessages', 1,
      'rung', 0, 'dontKnowRun', 0, 'pumpRun', 0, 'outcome', ended.outcome, 'outcomeReason', ended.reason),
    coalesce(ended.outcome, 'abandoned'),
    case when ended.outcome is not null then '**Result.** You named the conclusion in your own words. Next time, ask what is left out before you look at the figures.' end,
    d.started_at, d.started_at + d.messages * interval '40 seconds'
  from seed_dialogues d
  join seed_arguments a using (module, choice)
  left join lateral (
    select expectation from seed_steps t where t.module = d.module and t.choice = d.choice and t.is_skill
    order by t.step limit 1) told on true
  cross join lateral (
    select case when luck < 0.62 then 'success' when luck < 0.85 then 'failure' end as outcome,
      case when luck < 0.62 then 'all_covered' when luck < 0.74 then 'skill_step_told' when luck < 0.85 then 'message_limit' end as reason
  ) ended`;

const INSERT_MESSAGES = `
  insert into messages (dialogue_id, position, sender, text, step, assessment, move, created_at)
  select d.id, position, case when position % 2 = 0 then 'user' else 'system' end,
    case when position = 1 then a.opening
      when position % 2 = 0 then ($1::text[])[1 + (position * 7 + length(a.issue) + ascii(d.id::text)) % cardinality($1::text[])]
      else ($2::text[])[1 + (position * 5 + ascii(d.id::text)) % cardinality($2::text[])] end,
    step.step,
    case when position % 2 = 0 then json_build_object('speechAct', 'answer',
      'coverage', case when step.expectation is null then '{}'::json else json_build_object(step.expectation, 0.85) end,
      'misconceptions', case when luck.luck < 0.15 and step.misconception is not null then json_build_array(step.misconception) else '[]'::json end,
      'confidence', 0.8, 'findings', '[]'::json, 'judge', 'seed@1') end,
    case when position % 2 = 1 and position > 1 then json_build_object('kind', 'confirm', 'speechAct', 'answer', 'because', null,
      'step', step.step, 'covered', '[]'::json, 'near', '[]'::json, 'target', null, 'level', 0, 'misconceptions', '[]'::json,
      'asserted', '[]'::json, 'nextStep', null) end,
    d.started_at + position * interval '40 seconds'
  from seed_dialogues d
  join seed_arguments a using (module, choice)
  cross join lateral generate_series(1, d.messages) as position
  cross join lateral (select random() + 0 * position as luck) luck
  join seed_steps step on step.module = d.module and step.choice = d.choice
    and step.step = least(2, (position - 1) * 3 / d.messages)`;

/** A third of the modules that somebody has completed were checked unaided. */
const INSERT_CHECKS = `
  insert into transfer_checks (id, user_id, module, issue, interest, argument, answers, assessments, result, started_at, ended_at)
  select gen_random_uuid(), done.user_id, done.module, a.issue, 'reading', a.argument, '{a,b,c}', '[]',
    json_build_object('passed', luck > 0.6, 'steps', json_build_array(
      json_build_object('standing', 'found', 'share', 1, 'missed', '[]'::json),
      json_build_object('standing', case when luck > 0.6 then 'found' else 'partly' end,
        'share', case when luck > 0.6 then 1 else 0.5 end, 'missed', '[]'::json))),
    now() - interval '2 days', now() - interval '1 day'
  from (
    select user_id, module, random() as luck from dialogues where status = 'success'
    group by user_id, module having count(*) >= 2
  ) done
  join seed_arguments a on a.module = done.module and a.choice = 0
  where random() < 0.33`;

const INSERT_FLAGS = `
  insert into distress_flags (user_id, kind, place, dialogue_id, position, raised_at, mailed_at, acknowledged_at)
  select user_id, case when random() < 0.5 then 'distress' else 'abuse' end, 'dialogue', id, 2, started_at, now(),
    case when random() < 0.8 then now() end
  from seed_dialogues where random() < 0.002`;

const INSERT_VERDICTS = `
  insert into verdicts (dialogue_id, supervisor_id, machine_outcome, outcome, reason)
  select d.id, u.id, d.status, d.status, 'I read it and agree.'
  from dialogues d, users u
  where d.status in ('success', 'failure') and random() < 0.005 and u.email = 'supervisor@seed.test'`;

/** Makes dialogues with all that belongs to them, set by set. */
export async function seedDialogues(
  client: Client,
  { students, dialogues, messages }: SchoolSize,
): Promise<void> {
  await client.query(DIALOGUES, [dialogues, students, messages]);
  await client.query("analyze seed_dialogues");
  await client.query(INSERT_DIALOGUES);
  await client.query(INSERT_MESSAGES, [SAID, ANSWERED]);
  await client.query(INSERT_CHECKS);
  await client.query(INSERT_FLAGS);
  await client.query(INSERT_VERDICTS);
}
