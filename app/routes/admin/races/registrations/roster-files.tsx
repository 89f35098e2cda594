import { href } from "react-router";

/** The list as it is filtered, as files to take along. */
export function RosterFiles({ query }: { query: string }) {
  const params = new URLSearchParams(query);
  params.delete("page");
  const asked = params.size > 0 ? `?${params}` : "";
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <a href={href("/admin/races/registrations.csv") + asked} download className="link">
        Export as CSV
      </a>
      <a href={href("/admin/races/registrations.xlsx") + asked} className="link">
        Export as Excel
      </a>
    </p>
  );
}
