import { href } from "react-router";
import type { StudioView } from "#features/podcasts/studio/schema.ts";
import type { StudioStep } from "#features/podcasts/studio/studio.ts";
import { withQuery } from "#values/address.ts";

/** The address of a view of the studio: `/admin/podcasts?view=create&draft=…&step=script`. */
export function studioAddress(
  view: Exclude<StudioView, "list">,
  {
    id,
    draft,
    step,
    races,
    words,
  }: {
    id?: string;
    draft?: string | null | undefined;
    step?: StudioStep;
    /** Selected races; an empty list says that none is. */
    races?: readonly string[] | undefined;
    words?: string;
  } = {},
): string {
  const address = withQuery(href("/admin/podcasts"), { view, id, draft, step, q: words });
  // Ids need no escaping, and the commas stay readable.
  return races === undefined ? address : `${address}&races=${races.join(",")}`;
}
