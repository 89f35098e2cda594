import { readFileSync } from "node:fs";
import { posix } from "node:path";
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

/** Every address of the route table; each change of `…/:change` has its own. */
export async function doors(): Promise<Door[]> {
  return below(await routes, "");
}

function below(entries: RouteConfigEntry[], base: string): Door[] {
  return entries.flatMap(({ path, index, file, id, children = [] }) => {
    const pattern = [base, path].filter(Boolean).join("/");
    const isLater = id?.startsWith("later ") === true;
    const { module, program } = parse(file);
    const writes = module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.name === "action"),
    );
    const own = addressesOf(pattern, file, program).map((address) => ({
      pattern: address,
      isLater,
      writes,
    }));
    return [...(path || index ? own : []), ...below(children, pattern)];
  });
}

type Program = ReturnType<typeof parse>["program"];

/** The addresses of a route: `…/:change` stands for one with each name in the `changes` of its module. */
function addressesOf(pattern: string, file: string, program: Program): string[] {
  const [, base, optional] = /^(.*)\/:change(\?)?$/.exec(pattern) ?? [];
  const names = base === undefined ? [] : changesIn(file, program);
  if (names.length === 0) return [pattern];
  return [...(optional ? [base as string] : []), ...names.map((name) => `${base}/${name}`)];
}

/** The keys of `const changes = { … }`, also where a module beside the route has it. */
function changesIn(file: string, program: Program): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      const isTaken = statement.specifiers.some(({ local }) => local.name === "changes");
      const source = posix.join(posix.dirname(file), statement.source.value);
      return isTaken ? changesIn(source, parse(source).program) : [];
    }
    const said = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (said?.type !== "VariableDeclaration") return [];
    return said.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && id.name === "changes" ? keysOf(init) : [],
    );
  });
}

type Expression = { type: string; expression?: unknown; properties?: unknown[] } | null;

function keysOf(value: unknown): string[] {
  const expression = value as Expression;
  // `{ … } as const` and `{ … } satisfies …` hold the literal.
  if (expression?.expression) return keysOf(expression.expression);
  return (expression?.properties ?? []).map((property) => {
    const { key } = property as { key: { name?: string; value?: string } };
    return key.name ?? String(key.value);
  });
}

function parse(file: string) {
  const path = `app/${file}`;
  return parseSync(path, readFileSync(path, "utf8"));
}
