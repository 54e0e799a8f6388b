/** Daily tasks, in addition to the week's cards (OPS-1). */
export const BASELINE_TASKS = [
  "Maintain website and automations uptime",
  "Assist in 1on1 channels",
  "Assist triagers with guidance in direct messages and the triage team channel",
] as const;
