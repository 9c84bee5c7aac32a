ALTER TABLE "student_module_stats" ADD COLUMN "same_day_score" real;--> statement-breakpoint
ALTER TABLE "student_module_stats" ADD COLUMN "day_score" real;--> statement-breakpoint
-- What follows is written by hand: what is left on the day of the last time, and a day after, is counted with the rest.
CREATE OR REPLACE FUNCTION refresh_student_stats(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- One after the other: whoever waited here sees what the one before has counted.
  perform 1 from student_stats where user_id = any(ids) order by user_id for update;
  insert into student_module_stats as known
    (user_id, module, group_id, attempted, completed, failed, check_score, check_passed, same_day_score, day_score,
      week_score, month_score)
  select s.user_id, numbers.module, s.group_id, counted.attempted, counted.completed, counted.failed,
    checked.score, checked.passed, lasting.same_day_score, lasting.day_score, lasting.week_score, lasting.month_score
  from student_stats s
  cross join generate_series(1, 7) as numbers (module)
  left join lateral (
    select count(*) as attempted, count(*) filter (where r.status = 'success') as completed,
      count(*) filter (where r.status = 'failure') as failed
    from dialogue_results r where r.user_id = s.user_id and r.module = numbers.module
  ) counted on true
  left join lateral (
    select coalesce(t.decided_passed, (t.result ->> 'passed')::boolean) as passed, coalesce((
      select avg((e ->> 'share')::real) from json_array_elements(t.result -> 'steps') e
      where e ->> 'standing' <> 'not_judged'
    ), 0) as score
    from transfer_checks t
    where t.user_id = s.user_id and t.module = numbers.module and t.result is not null
    order by t.ended_at desc limit 1
  ) checked on true
  left join lateral (
    -- Up to eight hours nobody has slept over it. By the calendar a week may be six days and a minute.
    select (array_agg(c.score order by c.ended_at desc) filter (where c.gap < interval '8 hours'))[1] as same_day_score,
      (array_agg(c.score order by c.ended_at desc)
        filter (where c.gap >= interval '8 hours' and c.gap < interval '6 days'))[1] as day_score,
      (array_agg(c.score order by c.ended_at desc)
        filter (where c.gap >= interval '6 days' and c.gap < interval '29 days'))[1] as week_score,
      (array_agg(c.score order by c.ended_at desc) filter (where c.gap >= interval '29 days'))[1] as month_score
    from (
      select t.ended_at, coalesce((
          select avg((e ->> 'share')::real) from json_array_elements(t.result -> 'steps') e
          where e ->> 'standing' <> 'not_judged'
        ), 0) as score,
        t.ended_at - coalesce(lag(t.ended_at) over (order by t.ended_at), (
          select r.ended_at from dialogue_results r
          where r.user_id = s.user_id and r.module = numbers.module and r.status = 'success'
          order by r.ended_at offset 1 limit 1
        )) as gap
      from transfer_checks t
      where t.user_id = s.user_id and t.module = numbers.module and t.result is not null
    ) c
  ) lasting on true
  where s.user_id = any(ids)
  on conflict (user_id, module) do update set group_id = excluded.group_id,
    attempted = excluded.attempted, completed = excluded.completed, failed = excluded.failed,
    check_score = excluded.check_score, check_passed = excluded.check_passed,
    same_day_score = excluded.same_day_score, day_score = excluded.day_score,
    week_score = excluded.week_score, month_score = excluded.month_score
  where (known.group_id, known.attempted, known.completed, known.failed, known.check_score, known.check_passed,
      known.same_day_score, known.day_score, known.week_score, known.month_score)
    is distinct from (excluded.group_id, excluded.attempted, excluded.completed, excluded.failed,
      excluded.check_score, excluded.check_passed, excluded.same_day_score, excluded.day_score,
      excluded.week_score, excluded.month_score);
  update student_stats s set attempted = m.attempted, completed = m.completed, failed = m.failed,
    completed_modules = m.completed_modules, completed_mask = m.completed_mask,
    checks_passed = m.checks_passed, check_score = m.check_score,
    seconds_spent = spent.seconds, last_active_at = spent.last_at,
    failures_running = running.failures, told_running = running.told
  from (
    select user_id, sum(attempted) as attempted, sum(completed) as completed, sum(failed) as failed,
      count(*) filter (where completed >= 2) as completed_modules,
      coalesce(sum(1 << (module - 1)) filter (where completed >= 2), 0) as completed_mask,
      count(*) filter (where check_passed) as checks_passed, coalesce(avg(check_score), -1) as check_score
    from student_module_stats where user_id = any(ids) group by user_id
  ) m,
  lateral (
    select coalesce(sum(r.seconds_spent), 0) as seconds, greatest(
      coalesce(max(r.last_at), to_timestamp(0)),
      coalesce((select max(coalesce(t.ended_at, t.started_at)) from transfer_checks t
        where t.user_id = m.user_id), to_timestamp(0))
    ) as last_at
    from dialogue_results r where r.user_id = m.user_id
  ) spent,
  lateral (
    select coalesce(sum(failed.since_any), 0) as failures, coalesce(max(failed.told), 0) as told
    from (
      select count(*) filter (where r.started_at > won.any_at) as since_any,
        count(*) filter (where r.reason = 'skill_step_told' and r.started_at > won.same_at) as told
      from dialogue_results r
      cross join lateral (
        select coalesce(max(w.started_at), '-infinity') as any_at,
          coalesce(max(w.started_at) filter (where w.module = r.module), '-infinity') as same_at
        from dialogue_results w where w.user_id = r.user_id and w.status = 'success'
      ) won
      where r.user_id = m.user_id and r.status = 'failure'
      group by r.module
    ) failed
  ) running
  where s.user_id = m.user_id;
  perform refresh_assignments(ids);
END;
$$;
--> statement-breakpoint
-- Of those alone who have taken a check: of the others nothing changes.
SELECT refresh_student_stats(coalesce((SELECT array_agg(DISTINCT user_id) FROM transfer_checks WHERE result IS NOT NULL), '{}'));
