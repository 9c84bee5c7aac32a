CREATE TABLE "work_leases" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reserved" bigint NOT NULL,
	CONSTRAINT "work_leases_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "work_leases" ADD CONSTRAINT "work_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;