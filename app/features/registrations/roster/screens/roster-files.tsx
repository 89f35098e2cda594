import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";

/** The list as it is filtered, as files to take along. */
export function RosterFiles({ raceId, query }: { raceId: string | null; query: string }) {
  const at = useWorkplace();
  const params = new URLSearchParams(query);
  params.delete("page");
  const asked = params.size > 0 ? `?${params}` : "";
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <a href={at.registrationsFile("csv", raceId, asked)} download className="link">
        Export as CSV
      </a>
      <a href={at.registrationsFile("xlsx", raceId, asked)} className="link">
        Export as Excel
      </a>
    </p>
  );
}
