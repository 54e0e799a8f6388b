/** The question that visitors get before an advertising pixel loads (PIX-1). */
import { z } from "zod";
import { type ContentValue, contentDocument, paragraph, text } from "~/content/content.server";

export const ADVERTISING = contentDocument({
  key: "advertising",
  label: "Advertising question",
  pages: ["/book", "/book/next-steps", "/thank-you", "/disqualified"],
  schema: z.strictObject({
    choices: text("Button that opens it", { max: 60 }),
    heading: text("Heading"),
    text: paragraph("Text", { max: 400 }),
    more: text("Link to the privacy policy", { max: 60 }),
  }),
  shipped: {
    choices: "Advertising choices",
    heading: "May we measure our ads?",
    text: "If you say yes, this page tells Meta that you visited, so we can see which ads work. If you say no, nothing loads and everything works the same.",
    more: "About our ads",
  },
});

export type AdvertisingWords = ContentValue<typeof ADVERTISING>;
