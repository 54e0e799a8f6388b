import { mappedInParts, othersFirst } from "./long-work.server";

const PIECE_LENGTH = 256 * 1024;

/**
 * The same text as `JSON.stringify(value, null, 2)`, in pieces of about 256 KB: each row of its lists is made as one
 * step, and no step has all of it.
 */
export async function indentedJson(value: Readonly<Record<string, unknown>>): Promise<string[]> {
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  const cut = () => {
    pieces.push(piece.join(""));
    piece = [];
    length = 0;
  };
  const add = (text: string) => {
    piece.push(text);
    length += text.length;
    if (length >= PIECE_LENGTH) cut();
  };
  let before = "{\n";
  for (const [name, each] of Object.entries(value)) {
    if (each === undefined) continue;
    add(`${before}  ${JSON.stringify(name)}: `);
    if (Array.isArray(each) && each.length > 0) {
      await mappedInParts(each, (row, at) => add(`${at > 0 ? "," : "["}\n    ${shifted(row, 4)}`));
      add("\n  ]");
    } else add(shifted(each, 2));
    before = ",\n";
  }
  add(before === "{\n" ? "{}" : "\n}");
  cut();
  return pieces;
}

/** For the data of a page: each piece is written by itself, and others have the thread in between. */
export function sentInTurn(pieces: readonly string[]): Promise<string>[] {
  return pieces.map(async (piece) => {
    await othersFirst();
    return piece;
  });
}

/** All but its first line stand further to the right. */
function shifted(value: unknown, by: number): string {
  return (JSON.stringify(value, null, 2) ?? "null").replaceAll("\n", `\n${" ".repeat(by)}`);
}
