// Takes the pictures of the tour in README.md anew, from the demo of the product as it is now.
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";

await prepare({ tools: true });
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() ?? "", TOUR_PICTURES: "docs/tour" };
const { status } = spawnSync("playwright", ["test", "tour"], { stdio: "inherit", env });
process.exit(status ?? 1);
