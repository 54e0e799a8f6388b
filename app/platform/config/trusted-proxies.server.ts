/** Which peers may say, in forwarded headers, who the client is (`TRUST_PROXY`). */
import { BlockList, isIP } from "node:net";

/** How a forwarded chain is read: a number of trusted hops, or the trusted addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

const LOOPBACK = ["127.0.0.0/8", "::1/128"];

/** Reads `true`, `2`, `loopback` or `10.0.0.0/8,192.168.1.4`; null if it is none of these. */
export function parseTrustedProxies(value: string): TrustedProxies | null {
  if (value === "true") return { hops: 1 };
  if (/^[1-9]\d?$/.test(value)) return { hops: Number(value) };
  const addresses = new BlockList();
  const items = value
    .split(",")
    .flatMap((item) => (item.trim() === "loopback" ? LOOPBACK : item.trim()));
  return items.every((item) => addRange(addresses, item)) ? { addresses } : null;
}

function addRange(list: BlockList, item: string): boolean {
  const [address = "", bits, ...rest] = item.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? "ipv4" : "ipv6";
  const widest = version === 4 ? 32 : 128;
  // An empty prefix would read as 0, which trusts everyone.
  if (rest.length > 0 || !/^\d{1,3}$/.test(bits ?? "0")) return false;
  const prefix = bits === undefined ? widest : Number(bits);
  if (prefix > widest) return false;
  list.addSubnet(address, prefix, family);
  return true;
}
