/** A disk as slow to sync as a cloud's: a library that is loaded before PostgreSQL's own calls. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const SOURCE = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static int slow(const char *name, int file) {
  int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
  int done = real(file), delay = 0;
  FILE *told = fopen(getenv("SYNC_DELAY_FILE"), "r");
  if (told) {
    if (fscanf(told, "%d", &delay) == 1 && delay > 0) usleep((useconds_t) delay);
    fclose(told);
  }
  return done;
}
int fsync(int file) { return slow("fsync", file); }
int fdatasync(int file) { return slow("fdatasync", file); }
`;

export type SlowSync = {
  /** For the environment of a PostgreSQL whose syncs can be made slower. */
  env: Record<string, string>;
  /** Every sync takes this much longer from now on. */
  delay: (ms: number) => void;
  remove: () => void;
};

/** Null where there is no compiler or no such loading, as on other systems than Linux. */
export function slowSync(): SlowSync | null {
  if (process.platform !== "linux") return null;
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-sync-"));
  chmodSync(directory, 0o755);
  const [source, library] = ["sync.c", "sync.so"].map((name) => path.join(directory, name)) as [
    string,
    string,
  ];
  writeFileSync(source, SOURCE);
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], {
      stdio: "ignore",
    });
  } catch {
    remove();
    return null;
  }
  chmodSync(library, 0o755);
  const told = path.join(directory, "delay");
  const delay = (ms: number) => writeFileSync(told, String(Math.round(ms * 1_000)));
  delay(0);
  return { env: { LD_PRELOAD: library, SYNC_DELAY_FILE: told }, delay, remove };
}
