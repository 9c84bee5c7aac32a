CREATE TABLE "daily_usage" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"group_id" uuid NOT NULL,
	"calls" integer NOT NULL,
	"faults" integer NOT NULL,
	"turns" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"unpriced" integer NOT NULL,
	CONSTRAINT "daily_usage_day_model_group_id_pk" PRIMARY KEY("day","model","group_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sees_operations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dialogues" ADD COLUMN "deleted_after_days" integer;--> statement-breakpoint
ALTER TABLE "transfer_checks" ADD COLUMN "deleted_after_days" integer;--> statement-breakpoint
CREATE INDEX "dialogues_kept_idx" ON "dialogues" USING btree ("ended_at") WHERE "dialogues"."deleted_after_days" is null;--> statement-breakpoint
CREATE INDEX "model_calls_created_idx" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transfer_checks_kept_idx" ON "transfer_checks" USING btree ("started_at") WHERE "transfer_checks"."deleted_after_days" is null;--> statement-breakpoint
CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");--> statement-breakpoint
-- What follows is written by hand: what the calls so far took, by the group that their learner is in now.
INSERT INTO daily_usage
  (day, model, group_id, calls, faults, turns, input_tokens, output_tokens, cost_micros, unpriced)
SELECT (c.created_at at time zone 'UTC')::date, c.model,
  coalesce(s.group_id, '00000000-0000-0000-0000-000000000000'), count(*),
  count(*) filter (where c.outcome not in ('ok', 'cancelled')),
  count(*) filter (where c.kind = 'words' and c.outcome = 'ok'),
  sum(c.input_tokens), sum(c.output_tokens), coalesce(sum(c.cost_micros), 0),
  count(*) filter (where c.cost_micros is null)
FROM model_calls c LEFT JOIN student_stats s ON s.user_id = c.user_id
GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Nobody but a demo knows this address; there everything is to be seen.
UPDATE users SET sees_operations = true WHERE email = 'supervisor@demo.test' AND user_type = 'supervisor';
