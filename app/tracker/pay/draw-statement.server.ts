/** Draws a statement as a PDF file (PAY-2), in parts: a year's entries are hundreds of pages. */

import latin from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import extended from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline";
import { entryText, PERIOD_LABELS, periodText } from "~/pay/pay";
import { dollars } from "~/platform/money/money";
import { zoneText } from "~/platform/time/zone-names";
import { shortMomentText } from "~/platform/time/zones";
import { makingWay, othersFirst } from "~/platform/web/long-work.server";
import { typedKeys } from "~/platform/web/typed-keys";
import type { PayLine, Statement } from "./statement.server";

const FONTS = { latin, extended };
/** Replaces a letter that no font has. */
const MISSING = "?";
const NOTE = `Letters from other scripts appear as ${MISSING}; the page and the CSV file have the full names.`;

const EDGE = 48;
const BOTTOM = 780;
const STEP = 16;
const INK = "#27221c";
const QUIET = "#6b6257";
const COLUMNS = { seq: EDGE, earned: 84, what: 214, prospect: 336, amount: 460 } as const;
const WIDTHS = { seq: 34, earned: 126, what: 118, prospect: 120, amount: 87 } as const;
type Column = keyof typeof COLUMNS;

type Document = PDFKit.PDFDocument;
type FontName = keyof typeof FONTS;

/** `entries`: all of them, in portions. */
export async function drawStatement(
  statement: Statement,
  entries: AsyncIterable<readonly PayLine[]>,
  brand: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import("pdfkit");
  const { setter, period, owed } = statement;
  const title = `Statement ${periodText(period.period)}`;
  // None yet: a font given here would be read from its file again wherever text names it.
  const noFont: object = { font: null };
  const document = new PDFDocument({ size: "A4", margin: EDGE, info: { Title: title }, ...noFont });
  const writing = new Writing(document);
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  writing.line(brand, { size: 10, color: QUIET });
  writing.line("Statement", { size: 24 });
  writing.line(`${setter.name}, ${periodText(period.period)}`, { size: 13 });
  writing.line(`${PERIOD_LABELS[period.state]}. Times and months in ${zoneText(period.zone)}.`, {
    color: QUIET,
  });
  writing.gap();
  writing.row(
    { seq: "Entry", earned: "Earned", what: "What", prospect: "Prospect", amount: "Amount" },
    QUIET,
  );
  const makeWay = makingWay();
  for await (const lines of entries)
    for (const line of lines) {
      await makeWay();
      writing.row(cellsOf(line, period.zone), INK);
    }
  writing.gap();
  writing.row({ what: "Total", amount: dollars(owed?.cents ?? 0, true) }, INK);
  writing.gap();
  if (owed) writing.line(`Hash: ${owed.hash}`, { size: 8, color: QUIET });
  if (writing.missed) writing.line(NOTE, { size: 8, color: QUIET });
  await othersFirst();
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function cellsOf(line: PayLine, zone: string): Record<Column, string> {
  const { seq, kind, earnedAt, prospect, corrects, cents } = line;
  const isCarried = kind === "carried";
  const what = entryText(line);
  return {
    seq: `${seq}`,
    earned: shortMomentText(earnedAt, zone),
    amount: dollars(cents, true),
    what: corrects && !isCarried ? `${what} (correction of ${periodText(corrects)})` : what,
    prospect: prospect ?? (isCarried ? "" : "Removed prospect"),
  };
}

/** A place on the page, and letters from whichever font has them. */
class Writing {
  #top = EDGE;
  missed = false;
  /** The fonts' own letters, each looked up once: to change the font costs far more than to draw with it. */
  readonly #known = new Map<string, FontName | null>();

  constructor(private readonly document: Document) {
    for (const [name, url] of Object.entries(FONTS)) document.registerFont(name, bytesOf(url));
  }

  line(text: string, { size = 9, color = INK }: { size?: number; color?: string } = {}): void {
    this.#top += this.#write(text, { x: EDGE, width: 500, size, color }) + size / 2;
  }

  gap(): void {
    this.#top += STEP;
  }

  row(cells: Partial<Record<Column, string>>, color: string): void {
    if (this.#top > BOTTOM) {
      this.document.addPage();
      this.#top = EDGE;
    }
    const heights = typedKeys(COLUMNS).map((column) => {
      const place = { x: COLUMNS[column], width: WIDTHS[column], size: 9, color };
      return this.#write(cells[column] ?? "", place, column === "amount");
    });
    this.#top += Math.max(STEP, ...heights) + 3;
  }

  /** Returns the height. */
  #write(
    text: string,
    { x, width, size, color }: { x: number; width: number; size: number; color: string },
    right = false,
  ): number {
    const runs = this.#runsOf(text);
    const { document } = this;
    document.fontSize(size).fillColor(color);
    document.font("latin");
    const height = document.heightOfString(runs.map((run) => run.text).join(""), { width });
    for (const [at, { font, text: run }] of runs.entries()) {
      document.font(font);
      const align = right ? ("right" as const) : ("left" as const);
      const options = { width, continued: at < runs.length - 1, align };
      if (at === 0) document.text(run, x, this.#top, options);
      else document.text(run, options);
    }
    return height;
  }

  #runsOf(text: string): { font: FontName; text: string }[] {
    const runs: { font: FontName; text: string }[] = [];
    for (const letter of text.normalize("NFC").replace(/\s/g, " ")) {
      const found = this.#fontOf(letter);
      if (found === null) this.missed = true;
      const font = found ?? "latin";
      const shown = found === null ? MISSING : letter;
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs.length > 0 ? runs : [{ font: "latin", text: " " }];
  }

  #fontOf(letter: string): FontName | null {
    const known = this.#known.get(letter);
    if (known !== undefined) return known;
    const code = letter.codePointAt(0) ?? 0;
    const found =
      typedKeys(FONTS).find((name) => hasLetter(this.document.font(name), code)) ?? null;
    this.#known.set(letter, found);
    return found;
  }
}

/** pdfkit remembers the current font and its letters, which its types omit. */
function hasLetter(document: Document, code: number): boolean {
  const { _font: font } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
  };
  return font.font.hasGlyphForCodePoint(code);
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
