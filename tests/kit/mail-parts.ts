/** The parts of an email as they came over SMTP, decoded. */

export type MailParts = { text: string; html: string; invitation: string };

export function mailParts(source: string): MailParts {
  const parts = { text: "", html: "", invitation: "" };
  for (const { type, body } of leavesOf(source)) {
    if (type === "text/plain") parts.text ||= body;
    if (type === "text/html") parts.html ||= body;
    if (type === "text/calendar") parts.invitation ||= body;
  }
  return parts;
}

/** The targets of all links in the HTML that lead to a page, once each. */
export function linksIn(html: string): string[] {
  const targets = [...html.matchAll(/<a [^>]*?href="(http[^"]*)"/g)].map(
    ([, target = ""]) => target,
  );
  return [...new Set(targets.map((target) => target.replaceAll("&amp;", "&")))];
}

type Leaf = { type: string; body: string };

function leavesOf(source: string): Leaf[] {
  const at = source.indexOf("\r\n\r\n");
  const head = source.slice(0, at).replace(/\r\n[ \t]+/g, " ");
  const body = source.slice(at + 4);
  const boundary = /^content-type:.*boundary="([^"]+)"/im.exec(head)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => leavesOf(part.replace(/^\r\n/, "")));
  const type = /^content-type: *([\w/-]+)/im.exec(head)?.[1] ?? "text/plain";
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1] ?? "7bit";
  return [{ type, body: decoded(body, encoding) }];
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString().replaceAll("\r\n", "\n");
}
