ALTER TABLE "auth_sessions" ADD COLUMN "provider_account_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "provider_session_hash" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "sealed_id_token" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "has_provider_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_provider_account_id_auth_accounts_id_fk" FOREIGN KEY ("provider_account_id") REFERENCES "public"."auth_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_provider_account_idx" ON "auth_sessions" USING btree ("provider_account_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_provider_session_idx" ON "auth_sessions" USING btree ("provider_session_hash");