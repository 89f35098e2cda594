import { href } from "react-router";

/** The pages that stand by themselves; those for one person are left out. */
export const publicPages = [
  href("/"),
  href("/chat/:threadId?"),
  href("/races"),
  href("/services"),
  href("/membership"),
  href("/podcasts"),
  href("/blog"),
  href("/tools/pace"),
  href("/tools/course/:change?"),
  href("/tools/course/method"),
  href("/offers"),
  href("/organizers"),
  href("/developers/widgets"),
  href("/about"),
  href("/contact"),
  href("/careers"),
  href("/developers"),
  href("/privacy"),
  href("/terms"),
  href("/cookies"),
];
