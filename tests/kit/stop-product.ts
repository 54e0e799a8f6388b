/** After each test file, stops the product that its last test left. */
import { afterAll } from "vitest";
import { discardLeft } from "./test-product";

afterAll(discardLeft);
