import { createServer, request as plainRequest, type Server } from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withFormAddress } from "./live-form.server";

const LIVE = '<div data-tf-live="01HV53EW6ZWY25PRRDW6BR716X"></div>';

let typeform: Server;
let asked: string[] = [];
let body = "";
beforeAll(async () => {
  typeform = createServer((_, response) => response.end(body)).listen(0, "127.0.0.1");
  await new Promise((resolve) => typeform.once("listening", resolve));
  const { port } = typeform.address() as AddressInfo;
  vi.spyOn(https, "request").mockImplementation((...[url, , done]: unknown[]) => {
    asked.push(String(url));
    return plainRequest({ port, host: "127.0.0.1" }, done as () => void);
  });
});
afterAll(() => {
  vi.restoreAllMocks();
  typeform.close();
});

test.each([
  [LIVE, "api.typeform.com", "https://form.typeform.com/to/HLjqXS5W"],
  [
    LIVE.replace("></div>", ' data-tf-region="eu"></div>'),
    "api.typeform.eu",
    "https://form.typeform.eu/to/HLjqXS5W",
  ],
])("EMB-1 Typeform is asked which form %s shows", async (pasted, host, address) => {
  asked = [];
  body = JSON.stringify({ html: '<div id="wrapper" data-tf-widget="HLjqXS5W"></div>' });
  expect(await withFormAddress(pasted)).toBe(address);
  expect(asked).toEqual([`https://${host}/single-embed/01HV53EW6ZWY25PRRDW6BR716X`]);
});

test.each(["", "<html>", "{}", '{"html":""}', '{"html":" data-tf-widget=\\"../../x\\""}'])(
  "EMB-1 where Typeform says %j, the code stays as it was pasted",
  async (said) => {
    body = said;
    expect(await withFormAddress(LIVE)).toBe(LIVE);
  },
);

test("EMB-1 nothing is asked about any other code", async () => {
  asked = [];
  for (const pasted of [
    "",
    "https://tally.so/r/wA1b2C",
    '<div data-tf-live="../../users/1"></div>',
  ])
    expect(await withFormAddress(pasted)).toBe(pasted);
  expect(asked).toEqual([]);
});
