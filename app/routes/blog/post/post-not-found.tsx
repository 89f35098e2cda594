import { href } from "react-router";
import { postFailed } from "#features/blog/reading/messages.ts";
import { MissingPage } from "#ui/page/missing-page.tsx";

/** A post that does not exist or is not published, or whose page could not be loaded. */
export function PostNotFound({ error }: { error: unknown }) {
  return (
    <MissingPage
      error={error}
      title="Blog Post Not Found"
      missing="There is no article at this address. It may have been taken off, or the link may be mistyped."
      failed={postFailed}
      ways={[
        { to: href("/blog"), label: "Browse All Articles" },
        { to: href("/races"), label: "Find a race" },
      ]}
    />
  );
}
