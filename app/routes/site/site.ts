import { useRouteLoaderData } from "react-router";
import type { ViewerBadge } from "#features/accounts/viewer.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";

/** The data for the frame of every page, read by the root loader. */
export type Site = {
  /** Read by `pageLanguages` in `meta` functions; views call `useLang`. */
  lang: Lang;
  /** All languages of this site. */
  languages: readonly Lang[];
  unit: LengthUnit;
  /** The signed-in person; `undefined` while it is not known. */
  viewer: ViewerBadge | null | undefined;
  /** The day on which the viewer's account is deleted, while it waits for that. */
  deletedOn: Day | null;
  social: { facebook: string; instagram: string; x: string };
};

/** Even a page whose root loader failed has a header and a footer. */
const bare: Site = {
  lang: "en",
  languages: ["en"],
  unit: "km",
  viewer: undefined,
  deletedOn: null,
  social: {
    facebook: "https://www.facebook.com/",
    instagram: "https://www.instagram.com/",
    x: "https://x.com/",
  },
};

export function useSite(): Site {
  return useRouteLoaderData<Site>("root") ?? bare;
}
