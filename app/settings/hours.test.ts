import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarFields, calendarForm } from "./calendar-form";
import { calendarSchema, SHIPPED_CALENDARS } from "./calendars";
import { hoursFrom, hoursText } from "./hours";

const on = (from: string, to: string) => ({ day: 2, from, to });

describe("BOOK-1 weekly hours as text", () => {
  test.each([
    ["", []],
    ["  ", []],
    ["09:00-18:00", [on("09:00", "18:00")]],
    ["9:00 – 12:30, 13:00—24:00", [on("09:00", "12:30"), on("13:00", "24:00")]],
    ["13:00-18:00,00:00-12:00", [on("00:00", "12:00"), on("13:00", "18:00")]],
    ["09:00-12:00, 12:00-13:00", [on("09:00", "12:00"), on("12:00", "13:00")]],
  ])("%j", (text, spans) => {
    expect(hoursFrom(2, text)).toEqual(spans);
  });
  test.each([
    ["9am-5pm", "09:00-17:00"],
    ["9-17", "09:00-17:00"],
    ["9:00 AM to 5 PM", "09:00-17:00"],
    ["9 a.m. – 12:30 p.m.; 1pm-6", "09:00-12:30, 13:00-18:00"],
    ["9-5pm", "09:00-17:00"],
    ["9am-5", "09:00-17:00"],
    ["12-3pm", "12:00-15:00"],
    ["9am-17:00", "09:00-17:00"],
    ["12am until 12pm", "00:00-12:00"],
    ["6pm-12am", "18:00-24:00"],
    ["9.30-11.15", "09:30-11:15"],
  ])("OWN-8 %j as people type it", (text, written) => {
    const read = hoursFrom(2, text);
    expect("fault" in read ? read : hoursText(read, 2)).toBe(written);
  });
  test.each([
    ["9-5", "09:00-05:00 ends before it starts"],
    ["9am", "not a time range such as 09:00-18:00"],
    ["13pm-14pm", "not a time range such as 09:00-18:00"],
    ["9am-8am", "ends before it starts"],
    ["9am-5pm-6pm", "not a time range such as 09:00-18:00"],
    ["09:00", "not a time range such as 09:00-18:00"],
    ["09:00-18:00,", "not a time range such as 09:00-18:00"],
    ["25:00-26:00", "not a time range such as 09:00-18:00"],
    ["09:60-10:00", "not a time range such as 09:00-18:00"],
    ["24:00-24:00", "not a time range such as 09:00-18:00"],
    ["24:30-24:45", "not a time range such as 09:00-18:00"],
    ["18:00-09:00", "ends before it starts"],
    ["09:00-09:00", "ends before it starts"],
    ["09:00-12:00, 11:00-13:00", "11:00-13:00 overlaps"],
    ["01:00-02:00,03:00-04:00,05:00-06:00,07:00-08:00,09:00-10:00", "At most 4 time ranges"],
    ["<script>", "not a time range such as 09:00-18:00"],
  ])("%j is refused in words", (text, fault) => {
    expect(hoursFrom(2, text)).toEqual({ fault: expect.stringContaining(fault) });
  });
  test("what was read is written the same, and anything else is a fault", () => {
    const bits = fc.constantFrom("0", "1", "2", "9", "5", ":", "-", ",", " ", "24:00", "09:00");
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 24 }), fc.string(), (parts, noise) => {
        for (const text of [parts.join(""), noise]) {
          const read = hoursFrom(5, text);
          if ("fault" in read) continue;
          expect(hoursFrom(5, hoursText(read, 5))).toEqual(read);
          expect(read.every(({ from, to }) => from < to)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("BOOK-1 the form of a calendar", () => {
  test.each(Object.entries(SHIPPED_CALENDARS))("holds %s and gives it back", (_, calendar) => {
    const read = calendarForm.parse(calendarFields(calendar));
    expect(read).toEqual(calendar);
    expect(calendarSchema.parse(read)).toEqual(calendar);
  });
  test.each([
    ["zoom.us/j/12345678901", "https://zoom.us/j/12345678901"],
    ["https://meet.example.com/room", "https://meet.example.com/room"],
    ["12 Main Street, Suite 4/5", "12 Main Street, Suite 4/5"],
  ])("OWN-8 completes a link: %s", (placeText, kept) => {
    const form = { ...calendarFields(SHIPPED_CALENDARS.discovery), place: "", placeText };
    expect(calendarForm.parse(form)).toHaveProperty("placeText", kept);
  });
  test.each([
    ["zone", "Mars/Olympus"],
    ["monday", "12:00-12:15"],
    ["lengthMinutes", "9"],
    ["lengthMinutes", "30.5"],
    ["stepMinutes", ""],
    ["noticeHours", "-1"],
    ["horizonDays", "121"],
    ["seats", "many"],
    ["owner", "me"],
  ])("refuses %s %j", (name, value) => {
    const form = { ...calendarFields(SHIPPED_CALENDARS.discovery), [name]: value };
    expect(calendarForm.safeParse(form).success).toBe(false);
  });
});
