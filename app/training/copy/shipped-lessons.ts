/** The lessons of a fresh install, in their order. */
import { careerLessons } from "./career";
import { closingLessons } from "./closing";
import type { LessonText } from "./lesson-text";
import { messageLessons } from "./messages";
import { platformLessons } from "./platforms";
import { psychologyLessons } from "./psychology";
import { triageLessons } from "./triage";

export const SHIPPED_LESSONS: readonly LessonText[] = [
  ...platformLessons,
  ...psychologyLessons,
  ...messageLessons,
  ...triageLessons,
  ...closingLessons,
  ...careerLessons,
];
