CREATE TABLE "transfer_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"module" smallint NOT NULL,
	"issue" text NOT NULL,
	"interest" text NOT NULL,
	"argument" json NOT NULL,
	"answers" text[] DEFAULT '{}' NOT NULL,
	"assessments" json,
	"result" json,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfer_checks_user_module" UNIQUE("user_id","module")
);
--> statement-breakpoint
ALTER TABLE "transfer_checks" ADD CONSTRAINT "transfer_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;