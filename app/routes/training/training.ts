import { href, redirect } from "react-router";

/** `/training`: where the desk begins. */
export function loader() {
  return redirect(href("/training/activities"));
}
