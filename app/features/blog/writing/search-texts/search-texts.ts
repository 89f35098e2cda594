import { postLimits } from "../../post.ts";
import type { SearchTexts, SearchTextsRequest } from "../writing.ts";
import { searchDescription } from "./description.ts";
import { keywordsOf } from "./keywords.ts";
import { searchTitle } from "./title.ts";

/** Extracts what search engines show from the words of the post itself. */
export function searchTextsOf({ topic, content = "" }: SearchTextsRequest): SearchTexts {
  return {
    seo_title: searchTitle(topic),
    seo_description: searchDescription(topic, content),
    seo_keywords: keywordsOf(topic, content).join(", ").slice(0, postLimits.seoKeywords),
  };
}
