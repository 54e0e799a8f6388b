/** A lesson's text on a fresh install: its title and overview. */
export type LessonText = {
  readonly id: number;
  /** The block of the curriculum that begins with this lesson. */
  readonly block?: string;
  readonly title: string;
  /** One line of 6 to 12 words, shown under the title. */
  readonly subtitle: string;
  /** One sentence of 12 to 22 words, shown on the dashboard card. */
  readonly description: string;
  readonly overview: {
    /** "What this lesson teaches": one paragraph. */
    readonly teaches: string;
    /** "Why it works": one paragraph. */
    readonly why: string;
    /** "What to do next": three or four concrete actions. */
    readonly next: readonly string[];
  };
};
