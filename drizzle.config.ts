import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./app/*/tables.ts", "./app/platform/*/tables.ts"],
  out: "./db/migrations",
});
