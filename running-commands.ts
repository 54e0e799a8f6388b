/** The operator's commands that a running product executes itself, because it has the embedded database open. */
import path from "node:path";
import { z } from "zod";
import { rotateSecret } from "./app/auth/auth.server";
import { exportContent } from "./app/content/content.server";
import { currentMigration, writeDump } from "./app/platform/backup/dump.server";
import { secretMark } from "./app/platform/backup/dump-file.server";
import { sharedSource } from "./app/platform/backup/snapshot.server";
import { ConfigError } from "./app/platform/config/config.server";
import { authSecret } from "./app/platform/config/secret.server";
import { type CommandScope, takeCommands } from "./app/platform/db/command-socket.server";
import { administratorLink, importWords } from "./commands";
import type { Product } from "./server";

const request = z.discriminatedUnion("command", [
  z.object({ command: z.literal("sign-in-link"), oneStep: z.boolean() }),
  z.object({ command: z.literal("backup") }),
  z.object({ command: z.literal("content-export") }),
  z.object({ command: z.literal("content-import"), text: z.string() }),
  z.object({ command: z.literal("rotate-secret"), from: z.string(), to: z.string() }),
]);

/** Accepts commands if the database is the embedded one; returns a stop function. */
export async function takeProductCommands(product: Product): Promise<() => Promise<void>> {
  const { config, database, log } = product;
  if (database.kind === "server") return async () => {};
  const secret = await authSecret(config);
  const handle = async (asked: unknown, scope: CommandScope) => {
    const command = request.parse(asked);
    if (command.command === "sign-in-link")
      return administratorLink(database, config, command.oneStep);
    if (command.command === "backup") return backUp(product, secretMark(secret), scope);
    if (command.command === "content-export") return exportContent(database.db, product.content);
    if (command.command === "content-import") return importWords(database, command.text);
    if (command.to !== secretMark(secret))
      throw new ConfigError(
        "AUTH_SECRET: the product runs with another one. Start it again with the new one first.",
      );
    return rotateSecret(database.db, { from: command.from, to: secret });
  };
  return takeCommands(config.dataDirectory, handle, log);
}

/** Requests are served in the meantime. The command picks up the file. */
async function backUp(
  { database }: Product,
  secret: string,
  { file, signal }: CommandScope,
): Promise<{ name: string; rows: number }> {
  const migration = await currentMigration(database.db);
  const source = sharedSource(database.pool);
  const { rows } = await writeDump({ migration, source, file, secret, signal });
  return { name: path.basename(file), rows };
}
