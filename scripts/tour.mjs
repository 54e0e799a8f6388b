// Retakes the screenshots in docs/owners.md from a demo of the current product.
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";

await prepare({ tools: true });
const env = {
  ...process.env,
  CHROMIUM_PATH: (await ensureChromium()) ?? "",
  TOUR_PICTURES: "docs/tour",
};
const { status } = spawnSync("playwright", ["test", "demo", "-g", "tour"], {
  stdio: "inherit",
  env,
});
process.exit(status ?? 1);
