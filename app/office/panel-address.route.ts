import { redirect } from "react-router";

/** The panel's other address leads to it (ADM-1). */
export function loader() {
  return redirect("/training/adminpanel");
}
