// Runs the product's commands on a machine that has nothing but Node 20: installs what is missing, hands over to the
// Node that the lock file pins, builds if a source is newer, and starts.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import module from "node:module";
import os from "node:os";
import path from "node:path";
import { readEnvFile } from "./env-file.mjs";
import { fileFault } from "./file-fault.mjs";
import { installLighthouse, prepare } from "./prepare.mjs";

const NO_ROOM =
  "The disk is full, of DATA_DIR or of the database at DATABASE_URL: make room, and try again.";
const [command = "serve", ...args] = process.argv.slice(2);
await prepare({ build: command !== "dev", tools: command.startsWith("bench") });
if (command === "compile") {
  await loadProduct();
  // What was compiled is written as the process ends.
  process.exit();
}
try {
  if (existsSync(".env")) readEnvFile(".env", process.env);
} catch (error) {
  fail(plain(error));
}

if (command === "dev") {
  const options = { stdio: "inherit", env: { ...process.env, NODE_ENV: "development" } };
  process.exit(
    spawnSync("react-router", ["dev", "--port", process.env.PORT ?? "3000", ...args], options)
      .status ?? 1,
  );
}
if (command === "bench") await bench();
else if (command === "bench-web") await benchWeb();
else await runProduct();

async function bench() {
  const measurements = await import("../bench/bench.ts");
  await measurements.bench(args);
}

async function benchWeb() {
  installLighthouse();
  const web = await import("../bench/web-page.ts");
  await web.benchWeb();
}

function loadProduct() {
  module.enableCompileCache("node_modules/.cache/compiled");
  return import("../build/server/index.js");
}

async function runProduct() {
  const product = await loadProduct();
  // Everything it writes from here on is accessible only to its owner.
  process.umask(0o077);
  try {
    if (command === "demo") await demo(product);
    else if (command === "serve") await serve(product, product.configFromProcess());
    else if (command === "backup") {
      const rows = await product.backup(product.configFromProcess(), fileArgument());
      console.log(`Backed up ${rows} rows to ${args[0]}.`);
    } else if (command === "restore") {
      const withSessions = args.includes("--with-sessions");
      const file = fileArgument();
      const withBrokenLedger = args.includes("--with-broken-ledger");
      const choices = { withSessions, withBrokenLedger };
      const rows = await product.restore(product.configFromProcess(), file, choices);
      console.log(`Restored ${rows} rows from ${file}.`);
      if (process.env.AUTH_SECRET)
        console.log("Start with the same AUTH_SECRET: the codes were made with it.");
      if (!withSessions)
        console.log("Sessions and sign-in links were left out: everyone signs in again.");
    } else if (command === "migrate") {
      await product.migrate(product.configFromProcess());
      console.log("The database is up to date.");
    } else if (command === "sign-in-link") {
      const oneStep = args.includes("--one-step");
      const link = await product.signInLink(product.configFromProcess(), { oneStep });
      console.log(link ?? "There is no administrator yet: npm start makes one.");
    } else if (command === "rotate-secret") {
      const { codes, left } = await product.rotateSecret(
        product.configFromProcess(),
        fileArgument(),
      );
      console.log(`${codes} access codes are sealed with the new secret.`);
      if (left > 0) console.log(`${left} cannot be read: give these people new codes.`);
    } else if (command === "content-export") {
      await product.contentExport(product.configFromProcess(), fileArgument());
      console.log(`All words are in ${args[0]}.`);
    } else if (command === "content-import") {
      const labels = await product.contentImport(product.configFromProcess(), fileArgument());
      console.log(labels.length > 0 ? `Published: ${labels.join(", ")}.` : "Nothing differs.");
    } else fail(`Unknown command: ${command}`);
  } catch (error) {
    const wayBack =
      error?.name === "DatabaseDamaged" && (await product.wayBack(product.configFromProcess()));
    // What is damaged says more, and where.
    const isFull = error?.name !== "DatabaseDamaged" && product.isDiskFull(error);
    const said = fileFault(givenFile(), error) ?? (isFull ? NO_ROOM : plain(error));
    fail([said, wayBack].filter(Boolean).join("\n"));
  }
}

async function serve(product, config) {
  const starting = product.start(config);
  // Even before it has started: in a container nothing else ends the first process on a signal.
  onStop(async () => (await starting).stop());
  const running = await starting;
  if (running.firstCode) {
    console.log(`\nAdministrator access code: ${running.firstCode}`);
    console.log("Write it down now: it is shown only this once.\n");
  }
  for (const warning of running.warnings) console.error(warning);
  console.log(`Setpoint is ready at ${running.url}`);
  return running;
}

async function demo(product) {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-demo-"));
  const { DATABASE_URL: _, MEDIA_DIR: __, ...env } = process.env;
  process.on("exit", () => rmSync(DATA_DIR, { recursive: true, force: true }));
  const drawn = env.OPERATIONS_PASSWORD ? null : randomBytes(6).toString("hex");
  if (drawn) env.OPERATIONS_PASSWORD = drawn;
  const settings = { ...env, DATA_DIR, BACKUP_DIR: "off" };
  const config = product.parseConfig(settings);
  const player = await product.startDemoPlayer(config);
  const PLAYER_ORIGINS = [...config.playerOrigins, player].join(",");
  const running = await serve(product, product.parseConfig({ ...settings, PLAYER_ORIGINS }));
  console.log(await product.fillWithSamples(running, player));
  if (drawn) console.log(`Its password is ${drawn}.`);
}

function onStop(stop) {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => fail(plain(error)),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

function fileArgument() {
  const scripts = { backup: "db:backup", restore: "db:restore" };
  const script = scripts[command] ?? command.replace("content-", "content:");
  return givenFile() ?? fail(`Say which file: npm run ${script} -- FILE`);
}

function givenFile() {
  return args.find((each) => !each.startsWith("--"));
}

function plain(error) {
  const names = [
    "BrokenFunction",
    "ConfigError",
    "ContentRefused",
    "DatabaseAway",
    "DatabaseDamaged",
    "DirectoryInUse",
    "EarlierDatabase",
    "NoPrograms",
    "NoSystemUser",
    "DumpError",
    "EnvFileError",
  ];
  const expected = [...names, "CommandFailed"].includes(error?.name);
  if (error?.name === "ConfigError") return `The configuration has faults:\n${error.message}`;
  if (error?.name === "DirectoryUnusable")
    return `${error.message} DATA_DIR and BACKUP_DIR say where the product writes.`;
  if (error?.code === "EADDRINUSE") return `Port ${error.port} is in use: set PORT to another.`;
  if (error?.syscall === "listen" && error.code === "EACCES")
    return `This user may not use port ${error.port}: set PORT to one from 1024 on.`;
  if (["listen", "getaddrinfo"].includes(error?.syscall))
    return `HOST: ${error.address ?? error.hostname} is no address of this machine (${error.code}).`;
  if (expected) return error.message;
  // A failed query has the reason in its cause.
  return [error?.stack ?? String(error), error?.cause?.stack].filter(Boolean).join("\nbecause: ");
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
