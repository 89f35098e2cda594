import { href } from "react-router";
import { failedToLoad } from "#features/experts/page/messages.ts";
import { MissingPage } from "#ui/page/missing-page.tsx";

/** An expert who does not exist or is not shown, or whose page could not be loaded. */
export function ExpertNotFound({ error }: { error: unknown }) {
  return (
    <MissingPage
      error={error}
      title="Expert Not Found"
      missing="There is no expert at this address. The page may have been taken off, or the link may be mistyped."
      failed={failedToLoad}
      ways={[
        { to: href("/services"), label: "Back to Services" },
        { to: href("/races"), label: "Find a race" },
      ]}
    />
  );
}
