/** The shipped words of practice, as its pages put them together. */
import { shownChecks } from "../../app/practice/company-lines.server";
import { PROSPECTS, RUBRIC } from "../../app/practice/copy/prospects.server";
import { OBJECTIONS, SCRIPT } from "../../app/script/script.server";

const links = {
  website: "https://example.com/",
  linkedIn: "https://example.com/in",
  testimonials: "https://example.com/#testimonials",
  booking: "https://example.com/book",
  support: "https://example.com/support",
};
export const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
export const words = {
  rubric: RUBRIC.schema.parse(RUBRIC.shipped),
  script: SCRIPT.schema.parse(SCRIPT.shipped),
  bank: OBJECTIONS.schema.parse(OBJECTIONS.shipped),
  links,
};
export const checks = shownChecks(words);
