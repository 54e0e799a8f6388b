/** The files of the product's own database: where they lie, and making them once (ONE-1). */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { keepPrivate, makeDirectory, syncDirectory } from "../config/data-directory.server";
import { programEnvironment, SYSTEM_NAME } from "../config/system.server";
import { DatabaseDamaged, homeElsewhere } from "./closed-directory.server";
import { BESIDE, type Programs } from "./own-programs.server";
import { enterableBy, type SystemUser } from "./system-user.server";

const run = promisify(execFile);

const EARLIER = "database";

/** `home`: holds the database's files, its password, and what its programs need; `data`: the files themselves. */
export type OwnDirectory = { home: string; data: string; password: string };

/** The database in `directory` was made by a release that kept it in another form. */
export class EarlierDatabase extends Error {
  override name = "EarlierDatabase";
}

/**
 * Prepares `directory`, which stays private. As root its database runs as `user`, who must be able to enter: where the
 * path leads through a directory that only root may enter, the files are elsewhere, and `postgres` is a link.
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
  const home = user && !enterableBy(user, directory) ? await homeElsewhere(directory) : directory;
  return { ...placesIn(home), exposed: exposed.length };
}

/** Without preparing anything: for a command that runs next to the product. */
export function placesOf(directory: string): OwnDirectory {
  const data = path.join(directory, "postgres");
  return placesIn(existsSync(data) ? path.dirname(realpathSync(data)) : directory);
}

export function placesIn(home: string): OwnDirectory {
  return {
    home,
    data: path.join(home, "postgres"),
    password: path.join(home, "postgres-password"),
  };
}

/** Before anything is made there. Throws `EarlierDatabase`. */
export function refuseEarlier(directory: string): void {
  const earlier = path.join(directory, EARLIER);
  if (!existsSync(earlier) || holdsDatabase(placesOf(directory).data)) return;
  throw new EarlierDatabase(
    `${earlier} was made by an earlier release, whose database this one does not open. It was left as it is. Bring its data over from a backup: npm run db:restore -- FILE (docs/operators.md, "From an earlier release").`,
  );
}

function holdsDatabase(data: string): boolean {
  return existsSync(data) && readdirSync(data).length > 0;
}

/**
 * Creates the database if there is none, and returns whether it did: under another name first, so neither a power cut nor
 * a full disk leaves half a database. Throws `DatabaseDamaged`.
 */
export async function prepareData(
  { home, data, password }: OwnDirectory,
  programs: Programs,
  user: SystemUser | null,
): Promise<boolean> {
  if (holdsDatabase(data)) {
    requireVersion(data, programs);
    return false;
  }
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
  return true;
}

/** Takes away a database that was just made, with its link and what was put beside it for its programs. */
export function removeData(directory: string, { home, data, password }: OwnDirectory): void {
  const isElsewhere = home !== directory;
  const beside = BESIDE.map((name) => path.join(home, name));
  const all = isElsewhere ? [path.join(directory, "postgres"), home] : [data, password, ...beside];
  for (const place of all) rmSync(place, { recursive: true, force: true });
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

/** The major version that made the database in `data`; null if there is none, or it does not say. */
export function versionIn(data: string): number | null {
  const file = path.join(data, "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

function requireVersion(data: string, { major }: Programs): void {
  const made = versionIn(data);
  if (made === null)
    throw new DatabaseDamaged(
      `The database in ${data} does not open: the file PG_VERSION is missing.`,
    );
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
