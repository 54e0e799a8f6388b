import { mappedInParts } from "./long-work.server";

/** The same text as `JSON.stringify(value, null, 2)`, with each row of its lists made as one step. */
export async function indentedJson(value: Readonly<Record<string, unknown>>): Promise<string> {
  const members: string[] = [];
  for (const [name, each] of Object.entries(value))
    if (each !== undefined) members.push(`  ${JSON.stringify(name)}: ${await memberText(each)}`);
  return members.length > 0 ? `{\n${members.join(",\n")}\n}` : "{}";
}

async function memberText(value: unknown): Promise<string> {
  if (!Array.isArray(value) || value.length === 0) return shifted(value, 2);
  const rows = await mappedInParts(value, (row) => `    ${shifted(row, 4)}`);
  return `[\n${rows.join(",\n")}\n  ]`;
}

/** All but its first line stand further to the right. */
function shifted(value: unknown, by: number): string {
  return (JSON.stringify(value, null, 2) ?? "null").replaceAll("\n", `\n${" ".repeat(by)}`);
}
