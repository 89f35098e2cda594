import { data } from "react-router";

/** An address without a page. The root's error page shows it. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
