/** The Dockerfile as the tests read it. */
import { readFileSync } from "node:fs";

export type Instruction = { name: string; text: string };

/** The stages, each as its instructions in order; comments are left out and continued lines joined. */
export function dockerStages(): Instruction[][] {
  const lines = readFileSync("Dockerfile", "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "");
  const stages: Instruction[][] = [];
  for (const line of lines.split("\n").filter(Boolean)) {
    const [name = "", ...words] = line.split(/\s+/);
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, text: words.join(" ") });
  }
  return stages;
}

/** The values that the last stage, the image, has under a name; empty if it has none. */
export function inImage(name: string): string[] {
  const image = dockerStages().at(-1) ?? [];
  return image.filter((each) => each.name === name).map(({ text }) => text);
}
