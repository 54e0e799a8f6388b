import fc from "fast-check";
import { expect, test } from "vitest";
import { focalPoint, objectPosition, PICTURE, pictureSource, withFocalPoint } from "./picture";

const IMAGE = "abcdefghijklmnop-1400x700";
const percent = fc.double({ min: -20, max: 120, noNaN: true });

test("OWN-10 any point chosen on a picture is kept with it, within the picture, and the image stays the same", () => {
  fc.assert(
    fc.property(percent, percent, percent, (x, y, again) => {
      const written = withFocalPoint(IMAGE, { x, y });
      const point = focalPoint(written);
      for (const [is, was] of [
        [point.x, x],
        [point.y, y],
      ] as const)
        expect(is).toBe(Math.min(100, Math.max(0, Math.round(was))));
      expect(written).toMatch(PICTURE);
      expect(pictureSource(written)).toEqual(pictureSource(IMAGE));
      expect(withFocalPoint(withFocalPoint(written, { x: again, y }), { x, y })).toBe(written);
    }),
  );
});

test("OWN-10 the center is not written, and says nothing to the page", () => {
  expect(withFocalPoint(`${IMAGE}@10,20`, { x: 50, y: 50 })).toBe(IMAGE);
  expect(focalPoint(IMAGE)).toEqual({ x: 50, y: 50 });
  expect(objectPosition(IMAGE)).toBeUndefined();
  expect(objectPosition(`${IMAGE}@10,20`)).toEqual({ objectPosition: "10% 20%" });
  for (const odd of ["", `${IMAGE}@`, `${IMAGE}@1`, `${IMAGE}@1,2,3`, `${IMAGE}@1000,1`])
    expect(pictureSource(odd)).toBeNull();
});
