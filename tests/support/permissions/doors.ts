import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parseSync } from "vite";
import routes from "../../../app/routes.ts";

/** An address of the product, with the methods of its module. */
export type Door = {
  /** As in the route table: `races/:id`; the home page is the empty text. */
  pattern: string;
  /** Not built yet: all roles get the 404 page. */
  isLater: boolean;
  writes: boolean;
};

/** Every address of the route table. */
export async function doors(): Promise<Door[]> {
  return below(await routes, "");
}

function below(entries: RouteConfigEntry[], base: string): Door[] {
  return entries.flatMap(({ path, index, file, id, children = [] }) => {
    const pattern = [base, path].filter(Boolean).join("/");
    const own = { pattern, isLater: id?.startsWith("later ") === true, writes: hasAction(file) };
    return [...(path || index ? [own] : []), ...below(children, pattern)];
  });
}

function hasAction(file: string): boolean {
  const path = `app/${file}`;
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  return module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === "action"),
  );
}
