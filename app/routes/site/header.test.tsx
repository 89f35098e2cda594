import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext } from "#ui/language/language.tsx";
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

test("the link to the account is marked on each of its pages, and no other link is", () => {
  const viewer = { name: "Ana", initial: "A", image: null, isAdmin: false, organizes: false };
  const Page = createRoutesStub([{ id: "root", path: "*", Component: Header }]);
  for (const path of ["/account/edit", "/account/security/passkeys", "/account/data"]) {
    const data = { loaderData: { root: { ...site, viewer } } };
    const html = renderToString(<Page initialEntries={[path]} hydrationData={data} />);
    const marked = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)];
    expect([...new Set(marked.map(([, words]) => words))], path).toEqual(["Account"]);
  }
});

test("the link to the other language never leaves the site", () => {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "*",
      Component: () => (
        <LanguageContext value="es">
          <Header />
        </LanguageContext>
      ),
    },
  ]);
  const root: Site = { ...site, lang: "es", languages: ["en", "es"] };
  for (const path of [
    "//evil.example",
    "///evil.example/races",
    "/\\evil.example",
    "/%5Cevil.example",
    "/.//evil.example",
  ]) {
    const html = renderToString(
      <Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />,
    );
    const links = [...html.matchAll(/<a href="([^"]*)" lang="en"/g)];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, address = ""] of links) {
      expect(new URL(address, "https://run.test").origin, path).toBe("https://run.test");
    }
  }
});
