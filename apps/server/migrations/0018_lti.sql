CREATE TABLE "lti_courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"title" text NOT NULL,
	"roster_url" text,
	"roster_due_at" timestamp with time zone,
	"roster_read_at" timestamp with time zone,
	"roster_error" text
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"public_key" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"id" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"platform_id" uuid NOT NULL,
	"target" text NOT NULL,
	"browser" text NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"launch" json
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"module" smallint,
	"goal" text NOT NULL,
	"line_item_url" text,
	"reads_results" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_marks" (
	"link_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reached_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"handed_at" timestamp with time zone,
	CONSTRAINT "lti_marks_link_id_user_id_pk" PRIMARY KEY("link_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lti_members" (
	"course_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "lti_members_course_id_subject_pk" PRIMARY KEY("course_id","subject")
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" text[] NOT NULL,
	"authorization_url" text NOT NULL,
	"token_url" text NOT NULL,
	"keys_url" text NOT NULL,
	"trusts_roles" boolean NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"frame_origins" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lti_platforms_client" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
ALTER TABLE "lti_courses" ADD CONSTRAINT "lti_courses_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_course_id_lti_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."lti_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_marks" ADD CONSTRAINT "lti_marks_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_marks" ADD CONSTRAINT "lti_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_course_id_lti_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."lti_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_members" ADD CONSTRAINT "lti_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_courses_platform_idx" ON "lti_courses" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_launches_begun_idx" ON "lti_launches" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "lti_links_course_idx" ON "lti_links" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lti_marks_user_idx" ON "lti_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lti_marks_due_idx" ON "lti_marks" USING btree ("next_attempt_at") WHERE "lti_marks"."state" = 'due';--> statement-breakpoint
CREATE INDEX "lti_marks_open_idx" ON "lti_marks" USING btree ("user_id") WHERE "lti_marks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "lti_members_user_idx" ON "lti_members" USING btree ("user_id");