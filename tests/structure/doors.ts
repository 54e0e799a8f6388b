/** What the doors of rooms offer, and who asks for it. */
import { type Import, resolved } from "./import-graph";
import { isDoor, partOf } from "./layers";
import { type Sources, writtenSources } from "./source-files";

/** A name that a door offers; `users`: the files of other rooms that ask for it. */
export type Offer = { door: string; name: string; users: readonly string[] };

const DECLARED =
  /^export (?:async )?(?:function\*?|const|let|class|abstract class|type|interface|enum) ([\w$]+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const ASKED = /^(?:import|export) (?:type )?(?:[\w$]+, )?\{([^}]*)\} from "([^"]+)"/gm;
/** Whoever imports all of a module may ask for any name of it. */
const WHOLE = /\bimport\("([^"]+)"\)|^import (?:type )?\* as [\w$]+ from "([^"]+)"/gm;

/** The rooms with the tests beside their code, and what stands on them; not the kit, which reaches into rooms. */
export function roomSources(): Sources {
  const all = [...writtenSources()];
  return new Map(all.filter(([file]) => /^(?:app\/|demo\/|[\w-]+\.ts$).*/.test(file)));
}

/** Of the files that are named as a door, and that another room does import. */
export function offersOf(sources: Sources): Offer[] {
  const asks = [...sources].flatMap(([file, text]) => asksOf(file, text, sources));
  return [...sources].flatMap(([door, text]) => {
    const fromOutside = asks.filter(({ to, from }) => to === door && partOf(from) !== partOf(door));
    if (!isDoor(door) || fromOutside.length === 0) return [];
    return exportsIn(text).map((name) => {
      const its = fromOutside.filter((each) => each.name === name || each.name === "*");
      return { door, name, users: its.map(({ from }) => from) };
    });
  });
}

/** As others see them. */
export function exportsIn(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name = ""]) => name);
  const listed = [...text.matchAll(LISTED)].flatMap(([, names = ""]) =>
    namesIn(names).map((each) => each.replace(/^.* as /, "")),
  );
  return [...new Set([...declared, ...listed])];
}

type Ask = Import & { name: string };

function asksOf(from: string, text: string, sources: Sources): Ask[] {
  const named = [...text.matchAll(ASKED)].flatMap(([, names = "", specifier = ""]) =>
    namesIn(names).map((each) => ({ specifier, name: each.replace(/ as .*$/, "") })),
  );
  const whole = [...text.matchAll(WHOLE)].map(([, late, all = ""]) => ({
    specifier: late ?? all,
    name: "*",
  }));
  return [...named, ...whole].flatMap(({ specifier, name }) => {
    const to = resolved(from, specifier, sources);
    return to === null ? [] : [{ from, to, name }];
  });
}

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((each) => each.trim().replace(/^type /, ""))
    .filter(Boolean);
}
