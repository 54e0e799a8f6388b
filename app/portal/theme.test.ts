import { expect, test } from "vitest";
import { readTheme, THEMES } from "./theme";

test.each(THEMES)("the chosen theme %s is read from the cookies", (theme) => {
  expect(readTheme(`a=b; theme=${theme}; c=d`)).toBe(theme);
});
test.each(["", "theme=", "theme=pink", "mytheme=dark", "theme=constructor", "a=theme=dark"])(
  "in %j there is none, and the system's counts",
  (cookies) => {
    expect(readTheme(cookies)).toBe("system");
  },
);
