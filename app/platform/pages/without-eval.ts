/**
 * Has forms checked without code that is made while a page runs: its policy refuses that, and reports each try as a
 * violation. Comes before everything that describes a form, so the document imports it first.
 */
import { config } from "zod";

config({ jitless: true });
