/** Where the files of the product's own database are when only root may enter its directory: elsewhere, behind a link (ONE-1). */
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { makeDirectory, syncDirectory } from "../config/data-directory.server";
import { SYSTEM_NAME } from "../config/system.server";

/** Why a database does not start, and what to do. */
export class DatabaseDamaged extends Error {
  override name = "DatabaseDamaged";
}

const ELSEWHERE = `/var/lib/${SYSTEM_NAME}`;
const LINK = "postgres";
/** In the home: the directory whose link leads here. A directory may be moved, but its copy must not share its database. */
const OWNER = "data-directory";

/** The home that the link in `directory` leads to; without a link, a new one. Throws `DatabaseDamaged`. */
export async function homeElsewhere(directory: string): Promise<string> {
  const link = path.join(directory, LINK);
  const stands = lstatSync(link, { throwIfNoEntry: false });
  if (!stands) return newHome(directory, link);
  if (!stands.isSymbolicLink())
    throw new DatabaseDamaged(
      `The system user who runs PostgreSQL may not enter ${directory}. Move DATA_DIR to a directory that every user may enter, such as /srv/${SYSTEM_NAME}.`,
    );
  const home = path.dirname(targetOf(link));
  // The first start may have been killed between the link and the files.
  if (!existsSync(home))
    throw new DatabaseDamaged(
      `${link} leads to files that are gone. Put them back, or remove the link and restore a backup.`,
    );
  const owner = ownerOf(home);
  if (owner !== null && owner !== realpathSync(directory) && leadsTo(owner, home))
    throw new DatabaseDamaged(
      `${directory} is a copy of ${owner}, and its link ${LINK} leads to the database of that one. Remove the link ${link}, and restore a backup.`,
    );
  writeOwner(home, directory);
  return home;
}

/**
 * The homes that `directory` had before, as when its link was moved aside for a restore: what a killed product left
 * running there is to be ended. Never one that a directory which was moved has taken along.
 */
export function earlierHomes(directory: string, home: string): string[] {
  const real = realpathSync(directory);
  const all = existsSync(ELSEWHERE) ? readdirSync(ELSEWHERE) : [];
  return all
    .map((name) => path.join(ELSEWHERE, name))
    .filter((each) => each !== home && ownerOf(each) === real);
}

/** A link that was moved aside leaves its database where it is, so the next one is begun beside it. */
async function newHome(directory: string, link: string): Promise<string> {
  const name = createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 16);
  let home = path.join(ELSEWHERE, name);
  for (let next = 2; existsSync(path.join(home, LINK)); next += 1)
    home = path.join(ELSEWHERE, `${name}-${next}`);
  await makeDirectory(home);
  for (const place of [ELSEWHERE, home]) chmodSync(place, 0o711);
  writeOwner(home, directory);
  symlinkSync(path.join(home, LINK), link);
  await syncDirectory(directory);
  return home;
}

function writeOwner(home: string, directory: string): void {
  const real = realpathSync(directory);
  if (ownerOf(home) === real) return;
  writeFileSync(path.join(home, OWNER), real, { mode: 0o600, flush: true });
}

function ownerOf(home: string): string | null {
  const file = path.join(home, OWNER);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function leadsTo(directory: string, home: string): boolean {
  const link = path.join(directory, LINK);
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink && path.dirname(targetOf(link)) === home;
}

function targetOf(link: string): string {
  return path.resolve(path.dirname(link), readlinkSync(link));
}
