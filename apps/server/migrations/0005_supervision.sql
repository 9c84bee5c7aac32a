CREATE TABLE "access_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supervisor_id" uuid,
	"student_id" uuid NOT NULL,
	"dialogue_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dialogue_results" (
	"dialogue_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"module" smallint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"step" smallint NOT NULL,
	"learner_messages" smallint NOT NULL,
	"seconds_spent" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_supervisors" (
	"group_id" uuid NOT NULL,
	"supervisor_id" uuid NOT NULL,
	CONSTRAINT "group_supervisors_group_id_supervisor_id_pk" PRIMARY KEY("group_id","supervisor_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"join_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_join_code_unique" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"dialogue_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shown_misconceptions" (
	"dialogue_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"module" smallint NOT NULL,
	"step" smallint NOT NULL,
	"misconception" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shown_misconceptions_dialogue_id_position_pk" PRIMARY KEY("dialogue_id","position")
);
--> statement-breakpoint
CREATE TABLE "student_module_stats" (
	"user_id" uuid NOT NULL,
	"module" smallint NOT NULL,
	"group_id" uuid,
	"attempted" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"check_score" real,
	"check_passed" boolean,
	CONSTRAINT "student_module_stats_user_id_module_pk" PRIMARY KEY("user_id","module")
);
--> statement-breakpoint
CREATE TABLE "student_stats" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"name_key" text COLLATE "C" NOT NULL,
	"first_key" text COLLATE "C" NOT NULL,
	"last_key" text COLLATE "C" NOT NULL,
	"attempted" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"completed_modules" smallint DEFAULT 0 NOT NULL,
	"completed_mask" smallint DEFAULT 0 NOT NULL,
	"seconds_spent" integer DEFAULT 0 NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT '1970-01-01 00:00:00+00' NOT NULL,
	"checks_passed" smallint DEFAULT 0 NOT NULL,
	"check_score" real DEFAULT -1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dialogue_id" uuid NOT NULL,
	"supervisor_id" uuid,
	"machine_outcome" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verdicts_outcome_check" CHECK ("verdicts"."outcome" in ('success', 'failure'))
);
--> statement-breakpoint
DROP INDEX "distress_flags_open_interest";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sees_all_students" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "distress_flags" ADD COLUMN "kind" text DEFAULT 'distress' NOT NULL;--> statement-breakpoint
ALTER TABLE "distress_flags" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogue_results" ADD CONSTRAINT "dialogue_results_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_supervisors" ADD CONSTRAINT "group_supervisors_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_supervisors" ADD CONSTRAINT "group_supervisors_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_misconceptions" ADD CONSTRAINT "shown_misconceptions_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_module_stats" ADD CONSTRAINT "student_module_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_module_stats" ADD CONSTRAINT "student_module_stats_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_stats" ADD CONSTRAINT "student_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_stats" ADD CONSTRAINT "student_stats_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_student_idx" ON "access_log" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "access_log_supervisor_idx" ON "access_log" USING btree ("supervisor_id","at");--> statement-breakpoint
CREATE INDEX "access_log_dialogue_idx" ON "access_log" USING btree ("dialogue_id");--> statement-breakpoint
CREATE INDEX "dialogue_results_user_idx" ON "dialogue_results" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "group_supervisors_supervisor_idx" ON "group_supervisors" USING btree ("supervisor_id");--> statement-breakpoint
CREATE INDEX "review_requests_user_idx" ON "review_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_requests_open_idx" ON "review_requests" USING btree ("requested_at") WHERE "review_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "shown_misconceptions_user_idx" ON "shown_misconceptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shown_misconceptions_latest_idx" ON "shown_misconceptions" USING btree ("module","step","misconception","shown_at");--> statement-breakpoint
CREATE INDEX "student_module_stats_attempted_idx" ON "student_module_stats" USING btree ("module","attempted","user_id");--> statement-breakpoint
CREATE INDEX "student_module_stats_group_attempted_idx" ON "student_module_stats" USING btree ("group_id","module","attempted","user_id");--> statement-breakpoint
CREATE INDEX "student_module_stats_completed_idx" ON "student_module_stats" USING btree ("module","completed","user_id");--> statement-breakpoint
CREATE INDEX "student_module_stats_group_completed_idx" ON "student_module_stats" USING btree ("group_id","module","completed","user_id");--> statement-breakpoint
CREATE INDEX "student_module_stats_failed_idx" ON "student_module_stats" USING btree ("module","failed","user_id");--> statement-breakpoint
CREATE INDEX "student_module_stats_group_failed_idx" ON "student_module_stats" USING btree ("group_id","module","failed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_name_idx" ON "student_stats" USING btree ("name_key","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_name_idx" ON "student_stats" USING btree ("group_id","name_key","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_first_idx" ON "student_stats" USING btree ("first_key","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_first_idx" ON "student_stats" USING btree ("group_id","first_key","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_last_idx" ON "student_stats" USING btree ("last_key","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_last_idx" ON "student_stats" USING btree ("group_id","last_key","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_attempted_idx" ON "student_stats" USING btree ("attempted","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_attempted_idx" ON "student_stats" USING btree ("group_id","attempted","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_completed_idx" ON "student_stats" USING btree ("completed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_completed_idx" ON "student_stats" USING btree ("group_id","completed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_failed_idx" ON "student_stats" USING btree ("failed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_failed_idx" ON "student_stats" USING btree ("group_id","failed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_modules_idx" ON "student_stats" USING btree ("completed_modules","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_modules_idx" ON "student_stats" USING btree ("group_id","completed_modules","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_spent_idx" ON "student_stats" USING btree ("seconds_spent","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_spent_idx" ON "student_stats" USING btree ("group_id","seconds_spent","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_active_idx" ON "student_stats" USING btree ("last_active_at","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_active_idx" ON "student_stats" USING btree ("group_id","last_active_at","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_checks_idx" ON "student_stats" USING btree ("checks_passed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_checks_idx" ON "student_stats" USING btree ("group_id","checks_passed","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_score_idx" ON "student_stats" USING btree ("check_score","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_score_idx" ON "student_stats" USING btree ("group_id","check_score","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_mask_idx" ON "student_stats" USING btree ("completed_mask","user_id");--> statement-breakpoint
CREATE INDEX "student_stats_group_mask_idx" ON "student_stats" USING btree ("group_id","completed_mask","user_id");--> statement-breakpoint
CREATE INDEX "verdicts_dialogue_idx" ON "verdicts" USING btree ("dialogue_id","id");--> statement-breakpoint
CREATE INDEX "verdicts_supervisor_idx" ON "verdicts" USING btree ("supervisor_id");--> statement-breakpoint
CREATE INDEX "distress_flags_open_idx" ON "distress_flags" USING btree ("raised_at") WHERE "distress_flags"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "distress_flags_unmailed_idx" ON "distress_flags" USING btree ("id") WHERE "distress_flags"."mailed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "distress_flags_open_interest" ON "distress_flags" USING btree ("user_id","kind") WHERE "distress_flags"."place" = 'interest' and "distress_flags"."acknowledged_at" is null;--> statement-breakpoint
-- What follows is written by hand: what the tables of counts are made by, now and in every transaction
-- that begins or ends a dialogue (store/refresh-stats.ts).
CREATE FUNCTION record_dialogue_results(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
  select d.id, m.position, d.user_id, d.module, m.step, m.assessment ->> 'misconception', m.created_at
  from dialogues d
  join student_stats s on s.user_id = d.user_id
  join messages m on m.dialogue_id = d.id
  where d.id = any(ids) and d.status <> 'active' and m.assessment ->> 'misconception' is not null
  on conflict do nothing;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_student_stats(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
    select (t.result ->> 'passed')::boolean as passed, coalesce((
      select avg((e ->> 'share')::real) from json_array_elements(t.result -> 'steps') e
      where e ->> 'standing' <> 'not_judged'
    ), 0) as score
    from transfer_checks t
    where t.user_id = s.user_id and t.module = numbers.module and t.result is not null
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
--> statement-breakpoint
UPDATE users SET sees_all_students = true WHERE user_type = 'supervisor';--> statement-breakpoint
UPDATE distress_flags SET mailed_at = now();--> statement-breakpoint
INSERT INTO student_stats (user_id, name_key, first_key, last_key)
  SELECT id, lower(last_name) || chr(1) || lower(first_name), lower(first_name), lower(last_name)
  FROM users WHERE user_type = 'learner';--> statement-breakpoint
SELECT record_dialogue_results(coalesce((SELECT array_agg(id) FROM dialogues), '{}'));--> statement-breakpoint
SELECT refresh_student_stats(coalesce((SELECT array_agg(user_id) FROM student_stats), '{}'));
