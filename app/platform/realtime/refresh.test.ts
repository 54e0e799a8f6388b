import { createMemoryRouter } from "react-router";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startBrowser, until } from "../../../tests/kit/browser-tab";
import { isServerHeard, openLive } from "./live-client";
import { refreshSoon } from "./refresh";

/** A page of one loader, which takes until it is let go where `held`; `probe`: how the server responds at /readyz. */
async function startPage(probe: number | "unreachable" = 200) {
  const { arrived } = await startBrowser(({ address, response }) => {
    if (address.startsWith("/live"))
      response.writeHead(200, { "Content-Type": "text/event-stream" }).write("event: beat\n\n");
    else if (probe === "unreachable") response.destroy();
    else response.writeHead(probe).end();
  });
  const loads: (() => void)[] = [];
  const page = { held: false };
  const loader = () =>
    new Promise<null>((resolve) => {
      loads.push(() => resolve(null));
      if (!page.held) resolve(null);
    });
  const action = () => new Promise<null>((resolve) => loads.push(() => resolve(null)));
  const router = createMemoryRouter([{ id: "page", path: "/", loader, action }], {
    hydrationData: { loaderData: { page: null } },
  });
  onTestFinished(() => router.dispose());
  const probes = () => arrived.filter(({ address }) => address === "/readyz").length;
  return { router, page, loads, probes };
}

async function hearServer() {
  const close = openLive(["a"], { change: () => undefined, refresh: () => undefined });
  onTestFinished(close);
  await until(isServerHeard);
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("loading a page's data again (RT-1)", () => {
  test("C9 asks nothing else while the stream is heard, and happens once for all that ask together", async () => {
    const { router, loads, probes } = await startPage("unreachable");
    await hearServer();
    for (let asked = 0; asked < 5; asked += 1) void refreshSoon(router);
    await passed(60_000);
    expect([loads.length, probes()]).toEqual([1, 0]);
    void refreshSoon(router);
    await passed(50);
    expect(loads).toHaveLength(2);
  });
  test.each([
    ["is well", 200, 1],
    ["hides its probe behind a proxy", 404, 1],
    ["is behind a proxy that asks for a password there", 401, 1],
    ["has no database", 503, 0],
    ["is replaced by its proxy's error page", 502, 0],
    ["cannot be reached", "unreachable" as const, 0],
  ])(
    "C9 without a stream asks whether the server is there: one that %s",
    async (_which, probe, count) => {
      const { router, loads, probes } = await startPage(probe);
      await refreshSoon(router);
      await passed(50);
      expect([probes(), loads.length]).toEqual([1, count]);
      await refreshSoon(router);
      expect(probes()).toBe(2);
    },
  );
  test("waits for one under way, unless that takes more than ten seconds", async () => {
    const { router, page, loads } = await startPage();
    await hearServer();
    page.held = true;
    void refreshSoon(router);
    await passed(50);
    expect(loads).toHaveLength(1);
    void refreshSoon(router);
    await passed(5_000);
    expect(loads).toHaveLength(1);
    loads[0]?.();
    await passed(50);
    expect(loads).toHaveLength(2);
    void refreshSoon(router);
    await passed(9_900);
    expect(loads).toHaveLength(2);
    await passed(200);
    expect(loads).toHaveLength(3);
  });
  test("waits for an action that is being sent", async () => {
    const { router, loads } = await startPage();
    await hearServer();
    void router.fetch("form", "page", "/", { formMethod: "post", formData: new FormData() });
    await until(() => loads.length === 1);
    void refreshSoon(router);
    await passed(60_000);
    expect(loads).toHaveLength(1);
    loads[0]?.();
    await until(() => router.state.revalidation === "idle" && loads.length >= 2);
    await passed(50);
    expect(loads).toHaveLength(3);
  });
});
