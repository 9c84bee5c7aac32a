CREATE TABLE "assignment_learners" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"late_until" timestamp with time zone NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"excused_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dialogue_id" uuid,
	"check_id" uuid,
	"has_succeeded" boolean DEFAULT false NOT NULL,
	"helps" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"points" smallint,
	"comment" text,
	CONSTRAINT "assignment_learners_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"created_by" uuid,
	"module" smallint NOT NULL,
	"goal" text NOT NULL,
	"issue" text,
	"topic" text,
	"is_for_all" boolean NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"late_until" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"points_full" smallint NOT NULL,
	"points_helped" smallint NOT NULL,
	"points_failed" smallint NOT NULL,
	"points_late" smallint NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_goal_check" CHECK ("assignments"."goal" in ('finished', 'success', 'check')),
	CONSTRAINT "assignments_times_check" CHECK ("assignments"."from_at" < "assignments"."due_at" and "assignments"."due_at" <= "assignments"."late_until")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_work_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dialogues" ADD COLUMN "chosen_issue" text;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_check_id_transfer_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."transfer_checks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_learners_user_idx" ON "assignment_learners" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "assignment_learners_to_do_idx" ON "assignment_learners" USING btree ("due_at","user_id") WHERE ("assignment_learners"."done_at" is null and "assignment_learners"."excused_at" is null);--> statement-breakpoint
CREATE INDEX "assignment_learners_dialogue_idx" ON "assignment_learners" USING btree ("dialogue_id");--> statement-breakpoint
CREATE INDEX "assignment_learners_check_idx" ON "assignment_learners" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "assignments_group_idx" ON "assignments" USING btree ("group_id","due_at");--> statement-breakpoint
CREATE INDEX "assignments_created_by_idx" ON "assignments" USING btree ("created_by");--> statement-breakpoint
-- What follows is written by hand: what learners did of the work that was set to them is found with what is counted of them.
CREATE FUNCTION refresh_assignments(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- One after the other: whoever waited here sees what the one before has stored.
  perform 1 from student_stats where user_id = any(ids) order by user_id for update;
  -- Whoever joins later gets what is not closed yet.
  insert into assignment_learners (assignment_id, user_id, due_at, late_until)
  select a.id, s.user_id, a.due_at, a.late_until
  from student_stats s join assignments a on a.group_id = s.group_id
  where s.user_id = any(ids) and a.is_for_all and a.late_until > now()
  on conflict do nothing;
  update assignment_learners k set done_at = found.done_at, dialogue_id = found.dialogue_id,
    check_id = found.check_id, has_succeeded = found.has_succeeded,
    helps = case
      when found.dialogue_id is null then 0
      when found.dialogue_id = k.dialogue_id then k.helps
      else (select count(*) from messages m where m.dialogue_id = found.dialogue_id
        and m.move ->> 'kind' in ('hint', 'prompt', 'assertion'))
    end
  from (
    select l.assignment_id, l.user_id, did.done_at, did.dialogue_id, did.check_id,
      coalesce(did.has_succeeded, false) as has_succeeded
    from assignment_learners l
    join assignments a on a.id = l.assignment_id
    left join lateral (
      (select r.ended_at as done_at, r.dialogue_id, null::uuid as check_id, r.status = 'success' as has_succeeded
      from dialogue_results r
      where a.goal <> 'check' and r.user_id = l.user_id and r.module = a.module
        and r.ended_at >= a.from_at and r.ended_at <= l.late_until
        and (r.status = 'success' or (r.status = 'failure' and a.goal = 'finished'))
        and (a.issue is null or exists (select 1 from dialogues d
          where d.id = r.dialogue_id and coalesce(d.chosen_issue, d.issue) = a.issue))
      order by r.ended_at <= l.due_at desc, r.status = 'success' desc, r.ended_at
      limit 1)
      union all
      (select t.ended_at, null, t.id, true
      from transfer_checks t
      where a.goal = 'check' and t.user_id = l.user_id and t.module = a.module and t.result is not null
        and t.ended_at >= a.from_at and t.ended_at <= l.late_until
        and coalesce(t.decided_passed, (t.result ->> 'passed')::boolean)
      order by t.ended_at
      limit 1)
    ) did on true
    where l.user_id = any(ids)
  ) found
  where k.assignment_id = found.assignment_id and k.user_id = found.user_id
    and (k.done_at, k.dialogue_id, k.check_id, k.has_succeeded)
      is distinct from (found.done_at, found.dialogue_id, found.check_id, found.has_succeeded);
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_student_stats(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- One after the other: whoever waited here sees what the one before has counted.
  perform 1 from student_stats where user_id = any(ids) order by user_id for update;
  insert into student_module_stats as known
    (user_id, module, group_id, attempted, completed, failed, check_score, check_passed, week_score, month_score)
  select s.user_id, numbers.module, s.group_id, counted.attempted, counted.completed, counted.failed,
    checked.score, checked.passed, lasting.week_score, lasting.month_score
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
    -- By the calendar a week may be six days and a minute.
    select (array_agg(c.score order by c.ended_at desc)
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
    week_score = excluded.week_score, month_score = excluded.month_score
  where (known.group_id, known.attempted, known.completed, known.failed, known.check_score, known.check_passed,
      known.week_score, known.month_score)
    is distinct from (excluded.group_id, excluded.attempted, excluded.completed, excluded.failed,
      excluded.check_score, excluded.check_passed, excluded.week_score, excluded.month_score);
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
