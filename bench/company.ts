/** A server on a separate database, filled with a given amount of data, to be measured against another. */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase } from "../tests/kit/databases.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { signIn } from "./trainees.ts";

/** `cookie`: its administrator's; `size`: how much it was filled with. */
export type Company = {
  server: ServerProcess;
  cookie: string;
  databaseUrl: string;
  size: number;
  close: () => Promise<void>;
};

export async function openCompany(
  postgresUrl: string,
  size: number,
  fill: (databaseUrl: string, size: number) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Company> {
  const database = await createDatabase(
    { serverUrl: postgresUrl },
    {
      empty: true,
    },
  );
  const adminCode = randomBytes(12).toString("hex").toUpperCase();
  const server = await startServer({
    ...database.env,
    AUTH_SECRET: randomBytes(24).toString("hex"),
    ADMIN_ACCESS_CODE: adminCode,
    ...settings,
  });
  const cookie = await firstSignIn(server.origin, adminCode);
  const databaseUrl = database.env.DATABASE_URL ?? "";
  await fill(databaseUrl, size);
  const close = async () => {
    await server.stop();
    await database.drop();
  };
  return { server, cookie, databaseUrl, size, close };
}

/** The first administrator is made a moment after the server is ready. */
async function firstSignIn(origin: string, code: string): Promise<string> {
  for (let tries = 1; tries < 5; tries += 1)
    try {
      return await signIn(origin, code);
    } catch {
      await sleep(500);
    }
  return signIn(origin, code);
}
