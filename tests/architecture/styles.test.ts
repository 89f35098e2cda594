import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readStyles, styleRules, type Text } from "./styles.ts";

const files = readStyles();

for (const [sentence, broken] of Object.entries(styleRules)) {
  test(sentence, () => {
    expect(files.length).toBeGreaterThan(300);
    expect(broken(files)).toEqual([]);
  });
}

/** Files that each break one rule, by the sentence of the rule. */
const mutations: Record<string, [path: string, text: string][]> = {
  "colors stand in the tokens": [
    ["app/ui/broken.css", ".button { color: #fff; }"],
    ["app/routes/home/home.css", ".home-hero { background: rgb(0 0 0 / 0.5); }"],
    ["app/routes/broken.tsx", '<p className="text-[#d63c0b]" />'],
  ],
  "every page loads the sheets of ui and of the site's frame, and no sheet of one route": [
    ["app/app.css", '@import "./routes/home/home.css";'],
  ],
  "a route links the sheets in its own folder": [
    ["app/routes/home/lonely.css", ".home-hero { color: red; }"],
    ["app/routes/dashboard/tabs/dashboard.tsx", 'import styles from "../../home/home.css?url";'],
    ["app/routes/offers/offers.css", '@import "#routes/home/home.css";'],
  ],
  "an element wears the classes of its sheet or utilities, not both": [
    ["app/routes/home/broken.tsx", '<p className="home-hero mt-4" />'],
  ],
  "a view that app.css leaves out is shown by screens that it leaves out": [
    [
      "app/routes/home/broken.tsx",
      'import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";',
    ],
  ],
  "every class of a sheet is worn": [["app/ui/broken.css", ".worn-by-nobody { color: red; }"]],
  "a class is styled in one sheet": [
    ["app/ui/later.css", ".home-hero .card { margin: 0; }"],
    ["app/ui/later.css", "@utility tabular { color: red; }"],
  ],
  "no two sheets say the same": [
    ["app/routes/home/twin.css", readFileSync("app/routes/home/home.css", "utf8")],
  ],
  "what opens more of a page is a disclosure, a button or a part of ui": [
    ["app/routes/home/broken.tsx", '<summary className="link">More</summary>'],
  ],
  "sizes and weights of type and widths of the screen are tokens": [
    ["app/ui/broken.css", ".button {\n  font-size: 0.9375rem;\n}"],
    ["app/ui/broken.css", ".button {\n  font: 700 15px / 1 var(--font-sans);\n}"],
    ["app/ui/broken.css", ".button {\n  font-weight: 650;\n}"],
    ["app/ui/broken.css", "@media (width < 26rem) {\n}"],
    ["app/ui/broken.css", "@media (min-width: 60rem) {\n}"],
  ],
};

for (const [sentence, broken] of Object.entries(mutations)) {
  for (const [path, text] of broken) {
    test(`${sentence}: ${path} with ${text} is reported`, () => {
      const others: Text[] = files.filter((file) => file.path !== path);
      const found = styleRules[sentence]?.([...others, { path, text }]) ?? [];
      expect(found.join("\n")).toContain(path);
    });
  }
}

test("every rule has a mutation", () => {
  expect(Object.keys(mutations)).toEqual(Object.keys(styleRules));
});
