/** The parts of readiness, in the order in which a trainee meets them (READY-1). */
export const READY_PARTS = ["lessons", "questions", "drill", "practice", "agreement"] as const;

export type ReadyPart = (typeof READY_PARTS)[number];
