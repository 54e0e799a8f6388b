/** The failed tests in what Vitest wrote as JSON, a line each. */
export function failedTests(result?: object): string[];

/** The failed tests in what Playwright wrote as JSON, a line each. */
export function failedJourneys(result?: object): string[];

/** What the pages of failed journeys showed last. `read` gives the text of a file. */
export function pagesOfFailed(result: object, read: (file: string) => string): string[];
