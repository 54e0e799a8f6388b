/** Amounts, percentages, links and addresses: nothing an AI may make up. */
const CLAIM =
  /https?:\/\/[^\s)]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w|\$\s?\d[\d,.]*\s?k?|\d[\d,.]*\s?(?:%|percent)|\d[\d,.]*/gi;
const PLAIN_NUMBER = /^\d+$/;

/** Statements in an answer that are in no passage nor, for a plain number, in the question (SUP-2). */
export function unsupportedIn(answer: string, passages: string, question: string): string[] {
  const claims = [...answer.matchAll(CLAIM)].map(([claim]) =>
    claim.replace(/(?<![.,\s])[.,\s]+$/, ""),
  );
  const stated = new Set(claimsOf(passages));
  const asked = new Set(claimsOf(question).filter((claim) => PLAIN_NUMBER.test(claim)));
  const supported = (claim: string) => stated.has(plain(claim)) || asked.has(plain(claim));
  return [...new Set(claims)].filter((claim) => !supported(claim));
}

function claimsOf(text: string): string[] {
  return [...text.matchAll(CLAIM)].map(([claim]) => plain(claim));
}

function plain(claim: string): string {
  return claim
    .toLowerCase()
    .replace(/[\s,]|\.$/g, "")
    .replace("percent", "%");
}
