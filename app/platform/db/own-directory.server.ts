/** The files of the product's own database: where they lie, and making them once (ONE-1). */
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { keepPrivate, makeDirectory, syncDirectory } from "../config/data-directory.server";
import { programEnvironment, SYSTEM_NAME } from "../config/system.server";
import type { Programs } from "./own-programs.server";
import { enterableBy, type SystemUser } from "./system-user.server";

const run = promisify(execFile);

/** For databases whose own directory lies where only root may enter. */
const ELSEWHERE = `/var/lib/${SYSTEM_NAME}`;
const EARLIER = "database";

/** `home`: holds the database's files, its password, and what its programs need; `data`: the files themselves. */
export type OwnDirectory = { home: string; data: string; password: string };

/** The database in `directory` was made by a release that kept it in another form. */
export class EarlierDatabase extends Error {
  override name = "EarlierDatabase";
}

/** Why a database does not start, and what to do. */
export class DatabaseDamaged extends Error {
  override name = "DatabaseDamaged";
}

/**
 * Prepares `directory`, which stays private. As root its database runs as `user`, who must be able to enter: where the
 * path leads through a directory that only root may enter, the files lie in `ELSEWHERE`, and `postgres` is a link.
 */
export async function ownDirectory(
  directory: string,
  user: SystemUser | null,
): Promise<OwnDirectory & { exposed: number }> {
  await makeDirectory(directory);
  const ownFiles = /^(postgres|lost\+found)/;
  const exposed = readdirSync(directory)
    .filter((name) => !ownFiles.test(name))
    .flatMap((name) => keepPrivate(path.join(directory, name)));
  chmodSync(directory, user ? 0o711 : 0o700);
  const home = user && !enterableBy(user, directory) ? await elsewhere(directory) : directory;
  return { ...placesIn(home), exposed: exposed.length };
}

/** Without preparing anything: for a command that runs next to the product. */
export function placesOf(directory: string): OwnDirectory {
  const data = path.join(directory, "postgres");
  return placesIn(existsSync(data) ? path.dirname(realpathSync(data)) : directory);
}

function placesIn(home: string): OwnDirectory {
  return {
    home,
    data: path.join(home, "postgres"),
    password: path.join(home, "postgres-password"),
  };
}

async function elsewhere(directory: string): Promise<string> {
  const name = createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 16);
  const home = path.join(ELSEWHERE, name);
  const link = path.join(directory, "postgres");
  const stands = lstatSync(link, { throwIfNoEntry: false });
  if (stands?.isSymbolicLink() && existsSync(link)) return path.dirname(realpathSync(link));
  if (stands?.isSymbolicLink())
    throw new DatabaseDamaged(
      `${link} leads to files that are gone. Put them back, or remove the link and restore a backup.`,
    );
  if (stands)
    throw new DatabaseDamaged(
      `The system user who runs PostgreSQL may not enter ${directory}. Move DATA_DIR to a directory that every user may enter, such as /srv/${SYSTEM_NAME}.`,
    );
  await makeDirectory(home);
  for (const place of [ELSEWHERE, home]) chmodSync(place, 0o711);
  symlinkSync(path.join(home, "postgres"), link);
  return home;
}

/**
 * Creates the database if there is none: under another name first, so neither a power cut nor a full disk leaves half a
 * database. Throws `EarlierDatabase` and `DatabaseDamaged`.
 */
export async function prepareData(
  { home, data, password }: OwnDirectory,
  programs: Programs,
  {
    user,
    directory,
    overEarlier,
  }: { user: SystemUser | null; directory: string; overEarlier: boolean },
): Promise<void> {
  if (existsSync(data) && readdirSync(data).length > 0) return requireVersion(data, programs);
  if (!overEarlier && existsSync(path.join(directory, EARLIER)))
    throw new EarlierDatabase(
      `${path.join(directory, EARLIER)} was made by an earlier release, whose database this one does not open. It was left as it is. Bring its data over from a backup: npm run db:restore -- FILE (docs/operators.md, "From an earlier release").`,
    );
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  if (user) for (const place of [draft, password]) chownSync(place, user.uid, user.gid);
  await run(path.join(programs.bin, "initdb"), setup(draft, password), {
    cwd: path.parse(draft).root,
    env: programEnvironment(programs.env),
    ...user,
  }).catch((error) => {
    throw new DatabaseDamaged(
      `The database could not be created: ${reasonIn(error.stderr ?? "", error)}`,
    );
  });
  rmSync(data, { recursive: true, force: true });
  renameSync(draft, data);
  await syncDirectory(home);
}

/** Texts are compared by code point, so the order of lists does not depend on the machine. */
function setup(data: string, password: string): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${SYSTEM_NAME}`,
    `--pwfile=${password}`,
    "--auth-local=trust",
    "--auth-host=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ];
}

function requireVersion(data: string, { major }: Programs): void {
  const file = path.join(data, "PG_VERSION");
  if (!existsSync(file))
    throw new DatabaseDamaged(
      `The database in ${data} does not open: the file PG_VERSION is missing.`,
    );
  const made = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (made === major) return;
  throw new DatabaseDamaged(
    `The database in ${data} was made by PostgreSQL ${made}, and this is PostgreSQL ${major}: see "A newer PostgreSQL" in docs/operators.md.`,
  );
}

/** What PostgreSQL said last, without its prefix. */
export function reasonIn(said: string, otherwise: unknown = "it did not say why"): string {
  const lines = said.split("\n").filter((line) => line.trim());
  // What fails because of a full disk is said last, and says something else.
  if (lines.some((line) => /No space left on device|quota exceeded/i.test(line)))
    return "the disk is full (no space left on device). An empty database takes about 60 MB";
  const fault = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  return fault?.replace(/^.*?(?:FATAL|PANIC|error): */, "").trim() ?? String(otherwise);
}
