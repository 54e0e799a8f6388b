import { afterEach, expect, test, vi } from "vitest";
import { programDirectories, programEnvironment } from "./system.server";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("ONE-1 S4 a program gets what every program needs, and neither secrets nor another database", () => {
  for (const name of ["AUTH_SECRET", "SMTP_URL", "OIDC_CLIENT_SECRET", "PGDATA", "PGOPTIONS"])
    vi.stubEnv(name, "not for it");
  vi.stubEnv("LANG", "C.UTF-8");
  const given = programEnvironment({ LD_LIBRARY_PATH: "/opt/lib" });
  expect(Object.values(given)).not.toContain("not for it");
  expect(given).toMatchObject({
    PATH: process.env.PATH,
    LANG: "C.UTF-8",
    LD_LIBRARY_PATH: "/opt/lib",
  });
});

test("ONE-1 programs are looked for where the system looks", () => {
  vi.stubEnv("PATH", "/usr/bin::/opt/bin");
  expect(programDirectories()).toEqual(["/usr/bin", "/opt/bin"]);
});
