/** All lessons in order. Another one is another entry of its content: everything else counts these. */
import { careerLessons } from "./content/career";
import { closingLessons } from "./content/closing";
import type { LessonText } from "./content/lesson-text";
import { messageLessons } from "./content/messages";
import { platformLessons } from "./content/platforms";
import { psychologyLessons } from "./content/psychology";
import { triageLessons } from "./content/triage";

export const lessons: readonly LessonText[] = [
  ...platformLessons,
  ...psychologyLessons,
  ...messageLessons,
  ...triageLessons,
  ...closingLessons,
  ...careerLessons,
];

export const LESSON_COUNT = lessons.length;
