/** After each test file: the product that its last test left is stopped. */
import { afterAll } from "vitest";
import { discardLeft } from "./test-product";

afterAll(discardLeft);
