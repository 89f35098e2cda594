import type { Lang } from "#values/say.ts";

/** What a person sees and changes of themselves. Texts are `null` where nothing is stored. */
export type Profile = {
  email: string;
  /** The language of letters. */
  lang: Lang;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  address: string | null;
  /** The address of the small photo, see `photoAddress`. */
  photo: string | null;
  memberSince: Date;
};
