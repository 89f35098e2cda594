import { href } from "react-router";
import { MissingPage } from "#ui/page/missing-page.tsx";

/** A race that does not exist, or whose page could not be loaded. */
export function RaceNotFound({ error }: { error: unknown }) {
  return (
    <MissingPage
      error={error}
      title="Race Not Found"
      failedTitle="Race Not Found"
      missing="There is no race at this address. It may have been removed, or the link may be mistyped."
      failed="Failed to load race details. Please try again later."
      ways={[
        { to: href("/races"), label: "Back to Races" },
        { to: href("/"), label: "Explore" },
      ]}
    />
  );
}
