/** A product behind the shipped nginx, over TLS, and its clients: browsers, and clients with a given address. */
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { freePort } from "./free-port";
import { type Ports, type Site, startSite } from "./nginx";
import { startProduct, type TestProduct } from "./test-product";
import { Visitor } from "./visitor";

export type BehindProxy = {
  product: TestProduct;
  site: Site;
  ports: Ports;
  origin: string;
  /** A browser on a page of the site. */
  browser: () => Visitor;
  stop: () => Promise<void>;
};

/** `between`: puts something between nginx and the product; returns the port that nginx then connects to. */
export async function startBehindProxy(
  env: Record<string, string> = {},
  options: { readTimeout?: string; between?: (port: number) => Promise<number> } = {},
): Promise<BehindProxy> {
  const ports = { http: await freePort(), https: await freePort() };
  const origin = `https://localhost:${ports.https}`;
  const product = await startProduct({ BASE_URL: origin, TRUST_PROXY: "127.0.0.1", ...env });
  const { readTimeout, between = async (port: number) => port } = options;
  const upstreams = [await between(Number(new URL(product.url).port))];
  const media = env.MEDIA_ACCEL_PREFIX ? env.MEDIA_DIR : undefined;
  const site = await startSite({ ports, upstreams, readTimeout, media });
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  return {
    product,
    site,
    ports,
    origin,
    browser: () => new Visitor(origin, { headers }),
    async stop() {
      await site.stop();
      await product.stop();
    },
  };
}

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The client's address, one of this machine's. */
  from?: string;
  agent?: Agent;
};

export type ProxyResponse = { status: number; headers: IncomingMessage["headers"]; text: string };

/** A request without browser behavior: nothing is decoded, stored or followed. */
export function ask(url: string, { method = "GET", headers, body, from, agent }: Asked = {}) {
  return new Promise<ProxyResponse>((resolve, reject) => {
    const options = { method, headers, localAddress: from, family: 4, agent: agent ?? false };
    const asking = request(url, options, (incoming) => {
      let text = "";
      incoming.setEncoding("latin1").on("data", (chunk) => {
        text += chunk;
      });
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
      );
    });
    asking.on("error", reject).end(body);
  });
}

/** One connection, used again and again. */
export function oneConnection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}
