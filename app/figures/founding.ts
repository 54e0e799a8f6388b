/** The figures that follow from the day a company was founded. */

export function foundingFigures(founded: string, now: Date): [name: string, figure: string][] {
  const [year = 0, month = 1, day = 1] = founded.split("-").map(Number);
  const isBeforeDay = now.getUTCDate() < day ? 1 : 0;
  const months = (now.getUTCFullYear() - year) * 12 + (now.getUTCMonth() + 1 - month) - isBeforeDay;
  const years = Math.max(0, Math.floor(months / 12));
  return [
    ["foundingYear", String(year)],
    ["yearsSinceFounding", String(years)],
    ["ageInWords", ageInWords(years, months - years * 12)],
  ];
}

function ageInWords(years: number, months: number): string {
  const named = (count: number) => (count === 1 ? "1 year" : `${count} years`);
  if (months >= 6) return `almost ${named(years + 1)}`;
  if (years === 0) return "a few months";
  return months > 0 ? `more than ${named(years)}` : named(years);
}
