import { createMemoryRouter } from "react-router";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { until } from "../../../tests/kit/browser-tab";
import { isLoading, refreshSoon } from "./use-refresh";

/** A page with one loader, which takes until it is released if `held`. */
function startPage() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
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
  return { router, page, loads };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("loading a page's data again (RT-1)", () => {
  test("C9 happens once for all that ask together", async () => {
    const { router, loads } = startPage();
    for (let asked = 0; asked < 5; asked += 1) refreshSoon(router);
    await passed(60_000);
    expect(loads).toHaveLength(1);
    refreshSoon(router);
    await passed(50);
    expect(loads).toHaveLength(2);
  });
  test("waits for one under way, unless that takes more than ten seconds", async () => {
    const { router, page, loads } = startPage();
    page.held = true;
    refreshSoon(router);
    await passed(50);
    expect(loads).toHaveLength(1);
    refreshSoon(router);
    await passed(5_000);
    expect(loads).toHaveLength(1);
    loads[0]?.();
    await passed(50);
    expect(loads).toHaveLength(2);
    refreshSoon(router);
    await passed(9_900);
    expect(loads).toHaveLength(2);
    await passed(200);
    expect(loads).toHaveLength(3);
  });
  test("waits for an action that is being sent", async () => {
    const { router, loads } = startPage();
    void router.fetch("form", "page", "/", { formMethod: "post", formData: new FormData() });
    await until(() => loads.length === 1);
    refreshSoon(router);
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
    const { router, page, loads } = startPage();
    const shown = router.state.loaderData.page;
    expect(isLoading(router, shown)).toBe(false);
    page.held = true;
    void router.fetch("form", "page", "/", { formMethod: "post", formData: new FormData() });
    await until(() => loads.length === 1);
    loads[0]?.();
    await until(() => loads.length === 2);
    expect(isLoading(router, shown)).toBe(true);
    loads[1]?.();
    await until(() => !isLoading(router, shown));
    expect(isLoading(router, "what is rendered still")).toBe(true);
  });
});
