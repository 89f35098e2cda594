import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Header } from "./header.tsx";
import type { Site } from "./site.ts";

function headerFor(root?: Site): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: Header }]);
  return renderToString(<Page hydrationData={{ loaderData: { root } }} />);
}

const site: Site = {
  lang: "en",
  languages: ["en"],
  unit: "km",
  viewer: null,
  deletedOn: null,
  social: { facebook: "", instagram: "", x: "" },
};

test("a visitor sees the links to log in and to sign up", () => {
  const html = headerFor(site);
  expect(html.match(/Login|Sign Up/g)).toEqual(["Login", "Sign Up", "Login", "Sign Up"]);
});

test("while the viewer is not known, neither the links to sign in nor to sign out are shown", () => {
  const html = headerFor();
  expect(html).toContain("Races");
  expect(html).not.toMatch(/Login|Sign Up|Sign Out|Dashboard/);
});
