/** Which IP addresses belong to the public internet, of both families. */
import ipaddr from "ipaddr.js";

/** Translates between the families: its last 32 bits are an IPv4 address (RFC 6052). */
const NAT64 = ipaddr.parseCIDR("64:ff9b::/96");
/** All that is assigned for IPv6 on the internet. */
const GLOBAL = ipaddr.parseCIDR("2000::/3");

/** False for private, reserved and unassigned addresses. One that stands for an IPv4 address is judged as that. */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.range() === "unicast";
  if (address.match(NAT64))
    return ipaddr.fromByteArray(address.toByteArray().slice(12)).range() === "unicast";
  return address.range() === "unicast" && address.match(GLOBAL);
}
