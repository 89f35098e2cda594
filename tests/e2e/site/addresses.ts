import { testPosts } from "../blog/test-posts.ts";
import { episodes } from "../podcasts/episodes.ts";

/** Addresses that anybody can visit besides the public pages; the pages of single races have their own tests. */
export const otherPages = [
  "/races?view=month",
  "/races?view=week",
  "/races?view=map",
  "/races?q=zzzzzzzz",
  "/services?tab=virtual",
  "/services?q=zzzzzzzz",
  `/podcasts/${episodes.races}`,
  `/blog/${testPosts.long}`,
  `/blog/${testPosts.short}`,
  "/blog?q=zzzzzzzz",
  "/contact?sent",
  "/login",
  "/login?failure=google&from=%2Fraces",
  "/login?notice=check-email",
  "/signup",
  "/forgot-password",
  "/auth/confirm",
  // A page between the two: a browser does not load a page again for another fragment.
  "/reset-password",
  "/auth/confirm#type=signup",
  "/sandbox/outbox",
];
