import type { Lang } from "#values/say.ts";

/** A post that another one may translate. */
export type OriginalPost = { id: string; title: string; lang: Lang };
