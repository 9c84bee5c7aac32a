CREATE TABLE "distress_flags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distress_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"dialogue_id" uuid,
	"transfer_check_id" uuid,
	"position" integer,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "distress_flags_message" UNIQUE("dialogue_id","position"),
	CONSTRAINT "distress_flags_answer" UNIQUE("transfer_check_id","position"),
	CONSTRAINT "distress_flags_place_check" CHECK ("distress_flags"."place" in ('dialogue', 'transfer_check', 'interest'))
);
--> statement-breakpoint
ALTER TABLE "issue_offers" ADD COLUMN "shareable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "distress_flags" ADD CONSTRAINT "distress_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distress_flags" ADD CONSTRAINT "distress_flags_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distress_flags" ADD CONSTRAINT "distress_flags_transfer_check_id_transfer_checks_id_fk" FOREIGN KEY ("transfer_check_id") REFERENCES "public"."transfer_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distress_flags" ADD CONSTRAINT "distress_flags_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distress_flags_user_idx" ON "distress_flags" USING btree ("user_id","raised_at");--> statement-breakpoint
CREATE UNIQUE INDEX "distress_flags_open_interest" ON "distress_flags" USING btree ("user_id") WHERE "distress_flags"."place" = 'interest' and "distress_flags"."acknowledged_at" is null;