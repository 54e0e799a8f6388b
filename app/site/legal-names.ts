/** What the legal texts leave open for the company to fill. `site`: the host, without a scheme. */
export type LegalNames = { legalName: string; address: string; supportMail: string; site: string };

/** Fills `{legalName}` and the like; a name that is not known is a fault of the text, and throws. */
export function withNames(text: string, names: LegalNames): string {
  const known = new Map(Object.entries(names));
  return text.replace(/\{(\w+)\}/g, (open, name: string) => {
    const filled = known.get(name);
    if (filled === undefined) throw new Error(`The text asks for ${open}`);
    return filled;
  });
}
