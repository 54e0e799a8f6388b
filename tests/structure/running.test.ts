/** The files that ship to run the product match what it needs, with nothing left over from earlier changes. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseConfig } from "../../app/platform/config/config.server";
import { dockerStages, inImage } from "../kit/dockerfile";

const read = (file: string) => readFileSync(file, "utf8");

function below(text: string, ...keys: string[]): string {
  return keys.reduce((part, key) => {
    const [indentation = ""] = /^ */.exec(part) ?? [];
    const [, rest = ""] = `\n${part}`.split(`\n${indentation}${key}:`);
    return rest.replace(/^.*\n/, "").split(new RegExp(`^${indentation}(?=\\S)`, "m"))[0] ?? "";
  }, text.replace(/^#.*\n/gm, "").trimStart());
}

describe("the image", () => {
  test("is the release, what its Node loads and its data directory, and nothing is installed or built in it", () => {
    expect(dockerStages()).toHaveLength(2);
    expect(inImage("COPY")).toEqual([
      "--from=build /libraries /",
      "--from=build /release /app",
      "--from=build --chown=65532:65532 /data /data",
    ]);
    for (const name of ["RUN", "ADD"]) expect(inImage(name)).toEqual([]);
    const build = dockerStages()[0]
      ?.map(({ text }) => text)
      .join("\n");
    expect(build).toContain("node scripts/release.mjs /release");
  });

  test("runs as a user without rights, ends by a signal to Node itself, and is asked whether it is ready", () => {
    expect(inImage("USER")).toEqual(["65532:65532"]);
    expect(inImage("STOPSIGNAL")).toEqual(["SIGTERM"]);
    expect(JSON.parse(inImage("ENTRYPOINT")[0] ?? "")).toEqual([
      "/app/bin/node",
      "--max-semi-space-size=4",
      "--max-old-space-size=512",
      "scripts/run.mjs",
    ]);
    expect(JSON.parse(inImage("CMD")[0] ?? "")).toEqual(["serve"]);
    expect(inImage("HEALTHCHECK").join()).toMatch(
      /CMD \["\/app\/bin\/node", "scripts\/ready.mjs"\]$/,
    );
    const [set = ""] = inImage("ENV");
    const env = Object.fromEntries(set.split(" ").map((pair) => pair.split("=")));
    const { dataDirectory, port } = parseConfig(env);
    expect(inImage("VOLUME")).toEqual([dataDirectory]);
    expect(inImage("EXPOSE")).toEqual([String(port)]);
  });

  test("is built without secrets, data or what another machine has installed and built", () => {
    const left = read(".dockerignore").trim().split("\n");
    expect(left).toEqual(expect.arrayContaining([".env", ".git", "data", "node_modules", "build"]));
  });
});

describe("compose.yaml", () => {
  const compose = read("compose.yaml");

  test("lets only the proxy be reached, and starts each when what it needs is healthy", () => {
    expect(compose.match(/^ +ports:/gm)).toHaveLength(1);
    expect(below(compose, "services", "proxy")).toMatch(/^ +ports:/m);
    for (const [service, needed] of [
      ["setpoint", "database"],
      ["proxy", "setpoint"],
    ] as const)
      expect(below(compose, "services", service, "depends_on", needed)).toContain(
        "service_healthy",
      );
    expect(below(compose, "services", "database", "healthcheck")).toContain("pg_isready");
    for (const service of ["setpoint", "database", "proxy"])
      expect(below(compose, "services", service)).toContain("restart: unless-stopped");
  });

  test("holds no secret, and gives the product settings that it accepts", () => {
    const secrets = { AUTH_SECRET: "0123456789abcdef", POSTGRES_PASSWORD: "w/ %:@ signs" };
    const set = below(compose, "services", "setpoint", "environment");
    const env = Object.fromEntries(
      [...set.matchAll(/^ +([A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
        name,
        value
          .replace(/^"|"$/g, "")
          .replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, from, other) =>
            from in secrets ? secrets[from as keyof typeof secrets] : other,
          ),
      ]),
    );
    expect(parseConfig(env)).toMatchObject({
      port: 3000,
      host: "0.0.0.0",
      baseUrl: "http://localhost",
      databaseUrl: "postgres://setpoint@database/setpoint",
      trustedProxies: { hops: 1 },
    });
    expect(env.PGPASSWORD).toBe(secrets.POSTGRES_PASSWORD);
    for (const name of Object.keys(secrets)) expect(compose).toContain(`\${${name}:?`);
  });
});

test("every start limits the heap, and gives buffers back when they are freed", () => {
  const scripts = JSON.parse(read("package.json")).scripts;
  const starts = [
    scripts.start,
    scripts.demo,
    read("Dockerfile"),
    read("deploy/setpoint@.service"),
  ];
  for (const start of starts)
    for (const part of [
      "MALLOC_TRIM_THRESHOLD_=131072",
      "max-semi-space-size=4",
      "max-old-space-size=512",
    ])
      expect(start).toContain(part);
});

describe("the proxies and the unit", () => {
  test("take larger bodies than the product, so the product refuses, and leave compression to it", () => {
    const nginx = read("deploy/nginx.conf");
    const caddy = read("deploy/Caddyfile");
    expect(nginx).toMatch(/client_max_body_size 12m;/);
    expect(nginx).toMatch(/gzip off;/);
    expect(caddy).toMatch(/max_size 12MB/);
    expect(caddy).not.toMatch(/^\s*encode/m);
  });

  test("keep idle connections for less time than the product, and silent answers for more than any setting allows", () => {
    const kept =
      Number(
        /KEEP_ALIVE_MS = ([\d_]+)/
          .exec(read("app/platform/web/http-server.server.ts"))?.[1]
          ?.replace("_", ""),
      ) / 1_000;
    const nginx = read("deploy/nginx.conf");
    for (const seconds of [
      /keepalive_timeout (\d+)s/.exec(nginx)?.[1],
      /keepalive (\d+)s/.exec(read("deploy/Caddyfile"))?.[1],
    ])
      expect(Number(seconds)).toBeLessThan(kept);
    const longest = { AI_BASE_URL: "https://ai.example", AI_API_KEY: "k", AI_MODEL: "m" };
    const silent = Number(/proxy_read_timeout (\d+)s/.exec(nginx)?.[1]);
    const allowed = (seconds: number) =>
      parseConfig({ ...longest, AI_TIMEOUT_SECONDS: String(seconds) }).ai?.timeoutSeconds;
    expect(() => allowed(silent)).toThrow();
  });

  test("starts what a release holds", () => {
    const unit = read("deploy/setpoint@.service");
    expect(unit).toContain(
      "ExecStart=/opt/setpoint/bin/node --max-semi-space-size=4 --max-old-space-size=512 scripts/run.mjs serve",
    );
    expect(unit).toContain("DATA_DIR=/var/lib/setpoint");
    for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "Restart=on-failure"])
      expect(unit).toContain(line);
  });
});
