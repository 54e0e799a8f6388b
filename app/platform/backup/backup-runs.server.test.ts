import { expect, test } from "vitest";
import { DirectoryUnusable } from "../config/data-directory.server";
import { faultOf } from "./backup-runs.server";
import { DumpError } from "./dump-file.server";

test("ONE-4 a sentence says why a backup failed: a full disk, its folder or its contents; anything else is in the log", () => {
  const full = Object.assign(new Error("write"), { code: "ENOSPC" });
  const quota = Object.assign(new Error("write"), { code: "EDQUOT" });
  const known = [new DirectoryUnusable("/b cannot be created."), new DumpError("It is damaged.")];
  expect([full, quota, ...known, new Error("secret"), "odd"].map(faultOf)).toEqual([
    "The disk is full.",
    "The disk is full.",
    "/b cannot be created.",
    "It is damaged.",
    "The log of the server says why.",
    "The log of the server says why.",
  ]);
});
