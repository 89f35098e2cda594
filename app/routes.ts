import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** An address of the specification whose screen does not exist yet: it answers the 404 page. */
function later(path: string) {
  return route(path, "routes/not-found.tsx", { id: `later ${path}` });
}

/** The table of contents of the product, in the order of the specification. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/home.tsx"),
    later("chat"),
    route("races", "routes/races/list.tsx"),
    route("races/:id", "routes/races/race.tsx"),
    later("experts/:id"),
    later("services"),
    later("membership"),
    later("podcasts"),
    later("podcasts/:id"),
    later("blog"),
    later("blog/:id"),
    route("organizers", "routes/organizers.tsx"),
    later("dashboard"),
    later("account/edit"),
    route("privacy", "routes/legal/privacy.tsx"),
    route("terms", "routes/legal/terms.tsx"),
    route("cookies", "routes/legal/cookies.tsx"),
    route("about", "routes/about.tsx"),
    later("contact"),
    route("careers", "routes/careers.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),

  layout("routes/site/auth-layout.tsx", [route("login", "routes/auth/login.tsx")]),
  later("login/two-factor"),
  later("login/google"),
  later("signup"),
  later("forgot-password"),
  later("reset-password"),
  later("auth/confirm"),
  later("checkout/success"),
  later("checkout/cancel"),

  later("admin"),
  later("admin/users"),
  later("admin/ai"),
  later("admin/ai/new"),
  later("admin/ai/edit/:id"),
  later("admin/reviews"),
  later("admin/races"),
  later("admin/races/new"),
  later("admin/races/edit/:id"),
  later("admin/podcasts"),
  later("admin/virtual-coaches"),
  later("admin/virtual-coaches/:id"),
  later("admin/experts"),
  later("admin/experts/new"),
  later("admin/experts/edit/:id"),
  later("admin/blog"),
  later("admin/blog/new"),
  later("admin/blog/edit/:id"),

  route("sign-out", "routes/auth/sign-out.ts"),
  route("units", "routes/site/units.ts"),
  route("races.ics", "routes/races/calendar-feed.ts"),
  route("races/cities", "routes/races/cities.ts"),
  route("races/:id/calendar.ics", "routes/races/calendar-file.ts"),
  route("races/:id/share.jpg", "routes/races/share-image.ts"),
  route("covers/:type/:seed", "routes/races/cover.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemaps/:page", "routes/sitemap/page.ts"),
  route("robots.txt", "routes/robots.ts"),
] satisfies RouteConfig;
