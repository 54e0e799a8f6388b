/** `[2]` or `[1, 3]`: the passages a statement comes from; `[0]`: no passage. */
const MARK = /\s?\[(\d{1,2}(?:\s?,\s?\d{1,2})*)\]/g;
/** A possible partial mark, and the space before it. */
const UNFINISHED = /\s{0,9}(?:\[[\d, ]{0,20})?$/;

/** The text of an answer without its marks, as it comes; `cited` collects their numbers. */
export async function* withoutMarks(
  pieces: AsyncIterable<string>,
  cited: Set<number>,
): AsyncGenerator<string> {
  let held = "";
  for await (const piece of pieces) {
    const text = (held + piece).replace(MARK, (_mark, numbers: string) => {
      for (const number of numbers.split(",")) cited.add(Number(number));
      return "";
    });
    const end = text.search(UNFINISHED);
    held = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
  if (held.trim() !== "") yield held.trimEnd();
}
