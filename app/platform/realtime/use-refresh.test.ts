import { createMemoryRouter, type MiddlewareFunction } from "react-router";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { until } from "../../../tests/kit/browser-tab";

/** A page with one loader, which takes until it is released if `held`. */
async function startPage() {
  vi.resetModules();
  const { refreshSoon } = await import("./use-refresh");
  const { keepPage } = await import("../pages/page-loads");
  const { isLoading, isOlder } = await import("../pages/under-way");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const loads: (() => void)[] = [];
  const page = { held: false };
  const loader = () =>
    new Promise<object>((resolve) => {
      loads.push(() => resolve({}));
      if (!page.held) resolve({});
    });
  const action = () => new Promise<null>((resolve) => loads.push(() => resolve(null)));
  const middleware = [keepPage as MiddlewareFunction];
  const route = { id: "page", path: "/", loader, action, middleware };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { page: null } } });
  onTestFinished(async () => {
    for (const end of loads) end();
    await until(() => !isLoading());
    router.dispose();
  });
  const refresh = () => void refreshSoon(() => router.revalidate());
  return { router, page, loads, refresh, isLoading, isOlder };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("loading a page's data again (RT-1)", () => {
  test("C9 happens once for all that ask together", async () => {
    const { loads, refresh } = await startPage();
    for (let asked = 0; asked < 5; asked += 1) refresh();
    await passed(60_000);
    expect(loads).toHaveLength(1);
    refresh();
    await passed(50);
    expect(loads).toHaveLength(2);
  });
  test("waits for one under way, unless that takes more than ten seconds", async () => {
    const { page, loads, refresh } = await startPage();
    page.held = true;
    refresh();
    await passed(50);
    expect(loads).toHaveLength(1);
    refresh();
    await passed(5_000);
    expect(loads).toHaveLength(1);
    loads[0]?.();
    await passed(50);
    expect(loads).toHaveLength(2);
    refresh();
    await passed(9_900);
    expect(loads).toHaveLength(2);
    await passed(200);
    expect(loads).toHaveLength(3);
  });
  test("waits for an action that is being sent", async () => {
    const { router, loads, refresh } = await startPage();
    void router.fetch("form", "page", "/", { formMethod: "post", formData: new FormData() });
    await until(() => loads.length === 1);
    refresh();
    await passed(60_000);
    expect(loads).toHaveLength(1);
    loads[0]?.();
    await until(() => router.state.revalidation === "idle" && loads.length >= 2);
    await passed(50);
    expect(loads).toHaveLength(3);
  });
});

describe("a change that arrives while a page's data is on its way (RT-1)", () => {
  test("TRK-1 counts as newer also during the load that follows a form", async () => {
    const { router, page, loads, isLoading, isOlder } = await startPage();
    const rendered = router.state.loaderData.page;
    const mayBeOlder = () => isLoading() || isOlder("page", rendered);
    expect(mayBeOlder()).toBe(false);
    page.held = true;
    void router.fetch("form", "page", "/", { formMethod: "post", formData: new FormData() });
    await until(() => loads.length === 1);
    loads[0]?.();
    await until(() => loads.length === 2);
    expect(mayBeOlder()).toBe(true);
    loads[1]?.();
    await until(() => !isLoading());
    expect(mayBeOlder()).toBe(true);
    expect(isOlder("page", router.state.loaderData.page)).toBe(false);
    expect(isOlder("another", rendered)).toBe(false);
  });
});
