import { href } from "react-router";
import { podcastFailed } from "#features/podcasts/reading/messages.ts";
import { MissingPage } from "#ui/page/missing-page.tsx";

/** An episode that does not exist or is not published, or whose page could not be loaded. */
export function PodcastNotFound({ error }: { error: unknown }) {
  return (
    <MissingPage
      error={error}
      title="Podcast Not Found"
      missing="There is no episode at this address. It may have been taken off, or the link may be mistyped."
      failed={podcastFailed}
      ways={[
        { to: href("/podcasts"), label: "Back to Podcasts" },
        { to: href("/races"), label: "Find a race" },
      ]}
    />
  );
}
