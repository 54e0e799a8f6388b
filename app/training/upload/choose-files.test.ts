import { afterEach, expect, test, vi } from "vitest";
import { chooseFiles } from "./choose-files";

afterEach(() => vi.unstubAllGlobals());

test("MED-1 a chosen file is named before anything of it is read", async () => {
  const told: string[] = [];
  const file = new File(["video"], "Opening.mp4");
  const handle = {
    name: file.name,
    async getFile() {
      told.push("read");
      return file;
    },
  };
  vi.stubGlobal("window", { showOpenFilePicker: async () => [handle] });
  const chosen = await chooseFiles(false, (name) => told.push(name));
  expect(told).toEqual(["Opening.mp4", "read"]);
  expect(chosen).toEqual([{ file, handle }]);
});
