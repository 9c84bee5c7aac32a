-- Of a message the misconception that is first in its list is counted.
CREATE OR REPLACE FUNCTION record_dialogue_results(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  insert into dialogue_results as known (dialogue_id, user_id, module, status, reason, step,
    learner_messages, seconds_spent, started_at, ended_at, last_at)
  select d.id, d.user_id, d.module, d.status, d.state ->> 'outcomeReason',
    greatest(0, least(json_array_length(d.argument -> 'steps') - 1,
      coalesce(told.step, (d.state ->> 'step')::integer))),
    said.messages, said.seconds, d.started_at, d.ended_at, coalesce(d.ended_at, said.last_at)
  from dialogues d
  join student_stats s on s.user_id = d.user_id
  cross join lateral (
    select count(*) filter (where sender = 'user') as messages,
      coalesce(round(sum(least(300, greatest(0, gap)))), 0) as seconds, max(created_at) as last_at
    from (
      select sender, created_at,
        extract(epoch from created_at - lag(created_at) over (order by position)) as gap
      from messages where dialogue_id = d.id
    ) gaps
  ) said
  left join lateral (
    select min((e ->> 'step')::integer) as step
    from json_array_elements(d.argument -> 'key' -> 'expectations') e
    where d.state ->> 'outcomeReason' = 'skill_step_told'
      and e ->> 'id' in (select json_array_elements_text(d.state -> 'asserted'))
      and (d.argument -> 'steps' -> ((e ->> 'step')::integer) ->> 'isSkill')::boolean
  ) told on true
  where d.id = any(ids) and said.messages > 0
  on conflict (dialogue_id) do update set status = excluded.status, reason = excluded.reason,
    step = excluded.step, learner_messages = excluded.learner_messages,
    seconds_spent = excluded.seconds_spent, ended_at = excluded.ended_at, last_at = excluded.last_at;
  insert into shown_misconceptions (dialogue_id, position, user_id, module, step, misconception, shown_at)
  select d.id, m.position, d.user_id, d.module, m.step, shown.misconception, m.created_at
  from dialogues d
  join student_stats s on s.user_id = d.user_id
  join messages m on m.dialogue_id = d.id
  -- The chief one counts; releases before kept one, and no list.
  cross join lateral (
    select coalesce(m.assessment -> 'misconceptions' ->> 0, m.assessment ->> 'misconception') as misconception
  ) shown
  where d.id = any(ids) and d.status <> 'active' and shown.misconception is not null
  on conflict do nothing;
END;
$$;
