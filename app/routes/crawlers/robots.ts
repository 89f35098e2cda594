import { config } from "#services/config.ts";
import { inLanguage } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/robots.ts";

/** Paths for one person, for administrators or for programs that know the address. */
const closed = [
  "/admin",
  "/dashboard",
  "/account/",
  "/checkout/",
  "/auth/",
  "/functions/",
  "/sandbox/",
  // With filters it has no end, and every race is in the sitemap.
  "/races?",
  "/races.ics",
];

/** `/robots.txt` */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    "User-agent: *",
    ...config()
      .languages.flatMap((lang) => closed.map((path) => inLanguage(lang, path)))
      .map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      ...openDocument,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
