CREATE TABLE "check_reviews" (
	"check_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_id" uuid NOT NULL,
	"supervisor_id" uuid,
	"machine_passed" boolean NOT NULL,
	"passed" boolean NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transfer_checks" DROP CONSTRAINT "transfer_checks_user_module";--> statement-breakpoint
ALTER TABLE "transfer_checks" ADD COLUMN "decided_passed" boolean;--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "transfer_check_id" uuid;--> statement-breakpoint
ALTER TABLE "check_reviews" ADD CONSTRAINT "check_reviews_check_id_transfer_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."transfer_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_verdicts" ADD CONSTRAINT "check_verdicts_check_id_transfer_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."transfer_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_verdicts" ADD CONSTRAINT "check_verdicts_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_reviews_open_idx" ON "check_reviews" USING btree ("requested_at") WHERE "check_reviews"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "check_verdicts_check_idx" ON "check_verdicts" USING btree ("check_id","id");--> statement-breakpoint
CREATE INDEX "check_verdicts_supervisor_idx" ON "check_verdicts" USING btree ("supervisor_id");--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_transfer_check_id_transfer_checks_id_fk" FOREIGN KEY ("transfer_check_id") REFERENCES "public"."transfer_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_checks_user_idx" ON "transfer_checks" USING btree ("user_id","module","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_checks_one_open" ON "transfer_checks" USING btree ("user_id","module") WHERE "transfer_checks"."result" is null;--> statement-breakpoint
CREATE INDEX "access_log_transfer_check_idx" ON "access_log" USING btree ("transfer_check_id");--> statement-breakpoint
-- What follows is written by hand: of the checks of a module the latest counts, and what a supervisor decided about it.
CREATE OR REPLACE FUNCTION refresh_student_stats(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- One after the other: whoever waited here sees what the one before has counted.
  perform 1 from student_stats where user_id = any(ids) order by user_id for update;
  insert into student_module_stats as known
    (user_id, module, group_id, attempted, completed, failed, check_score, check_passed)
  select s.user_id, numbers.module, s.group_id, counted.attempted, counted.completed, counted.failed,
    checked.score, checked.passed
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
  where s.user_id = any(ids)
  on conflict (user_id, module) do update set group_id = excluded.group_id,
    attempted = excluded.attempted, completed = excluded.completed, failed = excluded.failed,
    check_score = excluded.check_score, check_passed = excluded.check_passed
  where (known.group_id, known.attempted, known.completed, known.failed, known.check_score, known.check_passed)
    is distinct from (excluded.group_id, excluded.attempted, excluded.completed, excluded.failed,
      excluded.check_score, excluded.check_passed);
  update student_stats s set attempted = m.attempted, completed = m.completed, failed = m.failed,
    completed_modules = m.completed_modules, completed_mask = m.completed_mask,
    checks_passed = m.checks_passed, check_score = m.check_score,
    seconds_spent = spent.seconds, last_active_at = spent.last_at
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
  ) spent
  where s.user_id = m.user_id;
END;
$$;
