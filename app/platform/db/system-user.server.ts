/** PostgreSQL refuses to run as root: as whom it runs instead, and what that user may enter. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { SYSTEM_NAME } from "../config/system.server";

export type SystemUser = { name: string; uid: number; gid: number };

const NAMES = [SYSTEM_NAME, "postgres", "nobody"];

export class NoSystemUser extends Error {
  override name = "NoSystemUser";
}

/** Null unless this process is root. Throws `NoSystemUser`. */
export function systemUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = usersOf(readFileSync("/etc/passwd", "utf8"));
  const found = NAMES.map((name) => users.find((user) => user.name === name)).find(Boolean);
  if (found) return found;
  throw new NoSystemUser(
    `PostgreSQL does not run as root, and there is none of the users ${NAMES.join(", ")}. Add one, run the product as another user, or set DATABASE_URL.`,
  );
}

function usersOf(passwd: string): SystemUser[] {
  return passwd.split("\n").flatMap((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return name && Number(uid) > 0 && Number(gid) > 0
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
}

/** Whether this user may enter `place`, which exists, and every directory above it. */
export function enterableBy(user: SystemUser, place: string): boolean {
  const real = realpathSync(place);
  for (let at = real; ; at = path.dirname(at)) {
    if (!mayEnter(user, at)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function mayEnter({ uid, gid }: SystemUser, place: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(place);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
