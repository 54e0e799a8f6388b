import { describe, expect, test } from "vitest";
import { linksForm, linksFrom, SHIPPED_LINKS } from "./links";

const EMPTY = { website: "", linkedIn: "", testimonials: "", booking: "", slackInvite: "" };

describe("SCR-4 a company's own links", () => {
  test("empty fields use the defaults", () => {
    expect(linksForm.parse(EMPTY)).toEqual(SHIPPED_LINKS);
  });
  test.each([
    ["website", " https://www.northdesk.com/a?b=c#d "],
    ["booking", "https://calendly.com/north-desk/discovery"],
    ["slackInvite", "https://join.slack.com/t/north-desk/shared_invite/zt-2ab3c4~d5E-f"],
    ["slackInvite", "https://north-desk.slack.com/signup"],
    ["slackInvite", "https://north.enterprise.slack.com"],
  ])("%s may be %s", (name, address) => {
    const read = linksForm.parse({ ...EMPTY, [name]: address });
    expect(read).toEqual({ ...SHIPPED_LINKS, [name]: address.trim() });
    expect(linksFrom(read)).toEqual({ links: read, ignored: [] });
  });
  test.each([
    ["website", "http://northdesk.com"],
    ["website", "javascript:alert(1)"],
    ["website", "https:northdesk.com"],
    ["website", "https://localhost"],
    ["website", "https://name:secret@northdesk.com"],
    ["website", 'https://northdesk.com/"onclick="x'],
    ["website", "www.northdesk.com"],
    ["website", `https://northdesk.com/${"a".repeat(500)}`],
    ["slackInvite", "https://join.slack.com/t/north-desk"],
    ["slackInvite", "https://join.slack.com.evil.example/t/a/shared_invite/b"],
    ["slackInvite", "https://evilslack.com/t/a/shared_invite/b"],
    ["slackInvite", "https://a.b.slack.com"],
    ["other", "https://northdesk.com"],
  ])("%s may not be %s", (name, address) => {
    expect(linksForm.safeParse({ ...EMPTY, [name]: address }).success).toBe(false);
    expect(linksFrom({ [name]: address })).toEqual({ links: SHIPPED_LINKS, ignored: [name] });
  });
});
