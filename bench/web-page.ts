/** Measures the public site and writes docs/benchmarks-web.md. */
import { writeFileSync } from "node:fs";
import { measureScriptPage } from "./script-page.ts";
import { type Measurement, machine, table } from "./table.ts";
import { measureWeb } from "./web.ts";

const PAGE = "docs/benchmarks-web.md";

export async function benchWeb(): Promise<void> {
  const measurements = [...(await measureWeb()), ...(await measureScriptPage())];
  console.log(`\n${table(measurements)}`);
  writeFileSync(PAGE, page(measurements));
  console.log(`\nWritten to ${PAGE}.`);
}

function page(measurements: readonly Measurement[]): string {
  return `# Benchmarks of the public site

${table(measurements)}

Medians of five runs, with the minimum and maximum in brackets. Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()},
Node ${process.versions.node}; load, servers and browser share the machine. \`npm run bench:web\` measures again and writes
this page; it needs nginx (\`apt-get install nginx-light\`) and a Chromium as the journeys do.

- **The static page** is made of the front page's own words and drawings, without its classes and scripts, under the style of
  \`bench/static-page.css\`, in a system font. One nginx worker serves it, compressed beforehand, and writes its
  log; the product logs warnings only.
- **Lighthouse** simulates a slow phone (its default), each run in a fresh browser. For the ratio it slows network and processor
  down instead; static page and \`/\` alternating, and the median of the rounds' ratios counts. The four scores are performance, accessibility, best practices and search.
- **The script page**: the bytes that the browser got for its scripts, and the time from a key press to the frame that shows the next
  step, on a processor slowed down four times, along the longest way through the conversation.
- **Requests a second**: ${"`autocannon`"} in a process that shares the two cores, alternating, five rounds. The generator reads every
  byte, so the size of the response counts: the same bytes compare the servers, the static page the pages.
`;
}
