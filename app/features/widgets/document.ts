import { type Markup, markup } from "./markup.ts";
import type { WidgetLook } from "./widget.ts";

/** A widget as a document of its own, for a frame. */
export function widgetDocument(
  content: Markup,
  { title, page, look: { lang } }: { title: string; page: string; look: WidgetLook },
): string {
  const { html } = markup`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<link rel="canonical" href="${page}"><link rel="stylesheet" href="/widgets/style.css"></head>
<body><main aria-label="${title}">${content}</main></body></html>`;
  return html;
}
