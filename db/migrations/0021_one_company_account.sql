-- Matching addresses used to link further company accounts to a person. The first link stays.
DELETE FROM accounts AS later USING accounts AS first
  WHERE later.user_id = first.user_id AND later.provider_id = first.provider_id
    AND (first.created_at, first.id) < (later.created_at, later.id);
--> statement-breakpoint
DROP INDEX "accounts_user_id_index";--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_provider_key" ON "accounts" USING btree ("user_id","provider_id");