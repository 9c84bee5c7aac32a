CREATE TABLE "own_text_versions" (
	"own_text_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"argument" json NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_text_versions_own_text_id_version_pk" PRIMARY KEY("own_text_id","version")
);
--> statement-breakpoint
CREATE TABLE "own_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"created_by" uuid,
	"form" json NOT NULL,
	"revision" integer NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"published_revision" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dialogues" ADD COLUMN "own_text_id" uuid;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "own_text_id" uuid;--> statement-breakpoint
ALTER TABLE "own_text_versions" ADD CONSTRAINT "own_text_versions_own_text_id_own_texts_id_fk" FOREIGN KEY ("own_text_id") REFERENCES "public"."own_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_texts_group_idx" ON "own_texts" USING btree ("group_id","updated_at");--> statement-breakpoint
CREATE INDEX "own_texts_created_by_idx" ON "own_texts" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_own_text_id_own_texts_id_fk" FOREIGN KEY ("own_text_id") REFERENCES "public"."own_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_own_text_idx" ON "assignments" USING btree ("own_text_id");--> statement-breakpoint
-- What follows is written by hand: work on a supervisor's text is done by dialogues on it, whatever its title was then.
CREATE OR REPLACE FUNCTION refresh_assignments(ids uuid[]) RETURNS void LANGUAGE plpgsql
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
          where d.id = r.dialogue_id and case when a.own_text_id is null
            then coalesce(d.chosen_issue, d.issue) = a.issue else d.own_text_id = a.own_text_id end))
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
