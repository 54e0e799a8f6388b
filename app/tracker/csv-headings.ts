/** The headings of the tracker's own file, by which an import knows it (LEAD-6). Pure; runs anywhere. */

export const CSV_HEADINGS = [
  "First Name",
  "Last Name",
  "Country",
  "Annual Income",
  "Score",
  "Qualified",
  "Why Not Qualified",
  "Call Date",
  "Status",
  "Deal Amount",
  "Rescheduled Date",
  "Added By",
  "Added",
  "Handle",
  "Platform",
  "Profile Address",
  "Notes",
  "Next Contact",
  "Showed Up",
] as const;
