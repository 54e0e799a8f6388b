/** What is done with a phone number that `phoneNumber` has read. */

/** What of a phone number is not dialed, as a pattern of the database. */
export const NOT_DIALED = " ext\\. .*|[^0-9]";

/** One number can be written in several ways. */
export function dialedDigits(phone: string): string {
  return phone.replace(/ ext\. .*|\D/g, "");
}

/** The address that calls it. */
export function phoneLink(phone: string): string {
  const [number = "", extension] = phone.split(" ext. ");
  const called = number.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
  return `tel:${called}${extension ? `;ext=${extension}` : ""}`;
}
