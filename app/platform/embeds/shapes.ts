/** The provider pages that may be embedded in ours, each by the shape of its address. */
import { BOOKING_SHAPES } from "./booking-shapes";
import { FORM_SHAPES } from "./form-shapes";
import { MEDIA_SHAPES } from "./media-shapes";
import type { Shape } from "./shape";

export { isProvider, PROVIDERS, type ProviderName, type Shape } from "./shape";

export const SHAPES: readonly Shape[] = [...BOOKING_SHAPES, ...FORM_SHAPES, ...MEDIA_SHAPES];
