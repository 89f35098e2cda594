import { escapeXml } from "#values/web/xml/xml.ts";

/** A piece of HTML whose texts are escaped. */
export type Markup = { html: string };

type Part = string | number | null | Markup | readonly Markup[];

/**
 * HTML with texts in it, which are escaped: markup`<b>${name}</b>`. Pieces are put in as they are, and
 * `null` is nothing.
 */
export function markup(parts: TemplateStringsArray, ...values: Part[]): Markup {
  return { html: parts.map((part, place) => part + written(values[place] ?? null)).join("") };
}

function written(value: Part): string {
  if (value === null) return "";
  if (typeof value === "string" || typeof value === "number") return escapeXml(String(value));
  return "html" in value ? value.html : value.map(({ html }) => html).join("");
}
