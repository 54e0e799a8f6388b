/** Words of the release in which a lesson named its block, as today's fields: what the database's migration did for its rows (CONT-12). */
import { SHIPPED_LESSONS } from "./shipped-lessons";

type Fields = Readonly<Record<string, string>>;

const FORMER = /^lessons\.[\w-]+\.(?:block|hidden)$/;

/** An export of today says which blocks there are; `fields` come back as they are then. */
export function fromEarlierLessons(fields: Fields): Fields {
  if ("blocks" in fields || !Object.keys(fields).some((path) => FORMER.test(path))) return fields;
  const ids = (fields.lessons ?? SHIPPED_LESSONS.map(({ id }) => id).join(" ")).split(" ");
  const kept = Object.entries(fields).filter(([path]) => !FORMER.test(path));
  const blocks: [id: string, name: string][] = [];
  const moved = ids.filter(Boolean).flatMap((id) => {
    const name = (fields[`lessons.${id}.block`] ?? shippedBlock(id)).trim();
    if (name) blocks.push([String(blocks.length + 1), name]);
    const isHidden = fields[`lessons.${id}.hidden`] === "yes";
    return [
      [`lessons.${id}.block`, blocks.at(-1)?.[0] ?? ""],
      [`lessons.${id}.state`, isHidden ? "hidden" : ""],
    ];
  });
  const named = blocks.map(([id, name]) => [`blocks.${id}.name`, name]);
  const order = ["blocks", blocks.map(([id]) => id).join(" ")];
  return Object.fromEntries([...kept, order, ...named, ...moved]);
}

function shippedBlock(lesson: string): string {
  return SHIPPED_LESSONS.find(({ id }) => String(id) === lesson)?.block ?? "";
}
