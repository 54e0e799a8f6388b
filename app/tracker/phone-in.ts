/** A phone number among other words, which belongs into the notes (LEAD-1). Pure; runs anywhere. */

const NUMBERS = /\+?\(?\d[\d\s().-]{8,20}\d/g;
const [FEWEST, MOST] = [10, 15];

/** What stands before and after it; null if there is none. */
export function phoneIn(text: string): { before: string; phone: string; after: string } | null {
  for (const { 0: found, index } of text.matchAll(NUMBERS)) {
    const phone = found.trim();
    const digits = phone.replace(/\D/g, "").length;
    const isDay = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}\b/.test(phone);
    if (digits < FEWEST || digits > MOST || isDay) continue;
    const end = index + phone.length;
    return { before: text.slice(0, index), phone, after: text.slice(end) };
  }
  return null;
}
