import { route } from "@react-router/dev/routes";

export const bookingPages = [route("book", "booking/book-page.tsx")];
