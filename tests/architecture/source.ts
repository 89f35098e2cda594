import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** One import of a file; `to` is a path (`app/db/database.ts`) or a package (`zod`). */
export type Import = { to: string; isType: boolean; names: string[] };

/** The parts of a file that the rules check. */
export type Source = {
  path: string;
  lines: number;
  imports: Import[];
  /** The parts of the environment that the file reads, as in code: `new Date()`, `process.env`. */
  ambient: string[];
  /** Its string literals: the route table names its modules by them. */
  strings: string[];
  /** The keys of its object literals: the configuration names its variables by them. */
  keys: string[];
  /** Those of them that are written as texts. */
  quotedKeys: string[];
  /** The names that it exports itself: `default` is one of them. */
  exports: string[];
  /** The names of what its `handle` declares, if it is a route. */
  declared: string[];
  /** The calls of each function and constant: `postOnly`, or `await requireAdmin` if it is awaited. */
  calls: Record<string, string[]>;
  /** The functions and constants that read the origin of the address of a request. */
  originReaders: string[];
  /** The exported names that it does not use itself. */
  givenAway: string[];
  /** The types that it exports itself. */
  types: string[];
  /** Its comments, without their signs. */
  comments: string[];
  /** The operands of its comparisons: the texts, and the names that stand for texts. */
  compared: string[];
  /** Literals that are spread into another one. */
  folded: string[];
  /** Statements whose rows have a type that nothing checks: `execute<Row>(…)`. */
  asserted: string[];
  /** Words that its elements hold as they stand, in one language. */
  bareTexts: string[];
  /** Where it writes numbers, days or lists by a locale: `Intl.NumberFormat`, `toLocaleString`. */
  localized: string[];
  /** Where it gives the browser an address of ours without the prefix of the language. */
  unprefixed: string[];
  /** Whether it only re-exports other files' exports. */
  isBarrel: boolean;
};

const patterns = ["{app,server,scripts,bench,tests}/**/*.{ts,tsx,mjs}", "*.config.ts"];

/** Every source file below the working directory, with its text. */
function readFiles(): Map<string, string> {
  const paths = globSync(patterns, { exclude: ["app/db/migrations/**"] }).sort();
  return new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

let sources: Source[] | undefined;

/** Every source file, parsed; once for all test files of a worker. */
export function readSources(): Source[] {
  return (sources ??= [...readFiles()].map(([path, text]) => parseSource(path, text)));
}

/** Parses one file. Throws for invalid TypeScript, so that no file is skipped silently. */
export function parseSource(path: string, text: string): Source {
  const { comments, module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      names: entries.map((entry) => entry.importName.name ?? "*"),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest
          ? [{ name: entry.moduleRequest.value, isType: entry.isType, names: ["*"] }]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
      names: ["*"],
    })),
  ];
  const nodes = nodesOf(program);
  const named = nodes
    .filter(({ type, id }) => /^(?:FunctionDeclaration|VariableDeclarator)$/.test(type) && id)
    .map((node) => ({ ...node, inside: nodesOf(node) }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return {
    path,
    lines: text.split("\n").length - 1,
    imports: imports
      .filter(({ name }) => !name.includes("+types/"))
      .map(({ name, ...rest }) => ({ to: resolve(path, name), ...rest })),
    ambient: nodes.flatMap((node) => ambientName(node) ?? []),
    strings: nodes.flatMap(({ value }) => (typeof value === "string" ? [value] : [])),
    keys: nodes.flatMap(({ type, key }) =>
      type === "Property" && typeof key?.name === "string" ? [key.name] : [],
    ),
    quotedKeys: nodes.flatMap(({ type, key }) =>
      type === "Property" && typeof key?.value === "string" ? [key.value] : [],
    ),
    exports,
    declared: named
      .filter(({ id }) => id?.name === "handle")
      .flatMap(({ init }) => (init?.properties ?? []).map(({ key }) => String(key?.name))),
    givenAway: exports.filter((name) => isNamedOnce(name, nodes)),
    calls: Object.fromEntries(
      named.map(({ id, inside }) => [String(id?.name), inside.flatMap(calledName)]),
    ),
    originReaders: named
      .filter(({ id, inside }) => typeof id?.name === "string" && inside.some(readsOrigin))
      .map(({ id }) => String(id?.name)),
    types: nodes.flatMap(exportedType),
    comments: comments.map(({ value }) => value),
    compared: nodes.flatMap(comparedNames),
    folded: nodes.filter(isFolded).map(({ start, end }) => text.slice(start, end)),
    asserted: nodes.filter(assertsRows).map(({ start, end }) => text.slice(start, end)),
    bareTexts: nodes.flatMap(bareText),
    localized: nodes.flatMap(localeUse),
    unprefixed: nodes.flatMap(unprefixedLinks),
    isBarrel: program.body.length > 0 && program.body.every(isReExport),
  };
}

function resolve(from: string, name: string) {
  const [path = name] = name.split("?");
  if (path.startsWith("#")) return `app/${path.slice(1)}`;
  return path.startsWith(".") ? normalize(join(dirname(from), path)) : path;
}

type Node = {
  type: string;
  start: number;
  end: number;
  declaration?: Node | null;
  operator?: string;
  left?: Node;
  right?: Node;
  test?: unknown;
  discriminant?: unknown;
  elements?: (Node | null)[];
  properties?: Node[];
  attributes?: Node[];
  typeArguments?: unknown;
  argument?: unknown;
  callee?: Node;
  id?: Node | null;
  init?: Node | null;
  arguments?: unknown[];
  key?: Node;
  object?: Node;
  property?: Node;
  source?: unknown;
  expression?: unknown;
  name?: unknown;
  value?: unknown;
};

function isReExport(node: Node) {
  return /^Export(All|Named)Declaration$/.test(node.type) && Boolean(node.source);
}

/** The nodes in the order of the text, each before those inside of it. */
function nodesOf(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) {
    for (const each of value) nodesOf(each, found);
  } else if (isNode(value)) {
    found.push(value);
    for (const inside of Object.values(value)) nodesOf(inside, found);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isNamedOnce(name: string, nodes: Node[]): boolean {
  return nodes.filter((node) => node.type === "Identifier" && node.name === name).length === 1;
}

function exportedType({ type, declaration }: Node): string[] {
  const isType = /^TS(TypeAlias|Interface)Declaration$/.test(declaration?.type ?? "");
  return type === "ExportNamedDeclaration" && isType ? [String(declaration?.id?.name)] : [];
}

/**
 * What decides by a text: both sides of `===`, the cases of a `switch`, a text and what is looked
 * for in it, the members of a list and what is looked for among them.
 */
function comparedNames({
  type,
  operator,
  left,
  right,
  test,
  discriminant,
  callee,
  arguments: given = [],
}: Node): string[] {
  if (type === "BinaryExpression" && /^[!=]==?$/.test(operator ?? "")) {
    return [left, right].flatMap(namesFor);
  }
  if (type === "SwitchStatement") return namesFor(discriminant);
  if (type === "SwitchCase") return namesFor(test);
  const isSearch = /^(includes|indexOf|startsWith|endsWith|match|has)$/;
  const isSearched = type === "CallExpression" && isSearch.test(String(callee?.property?.name));
  return isSearched ? [callee?.object, ...given].flatMap(namesFor) : [];
}

/** A text, or the name that stands for one: of a constant, of a table, of a function. */
function namesFor(side: unknown): string[] {
  if (!isNode(side)) return [];
  if (typeof side.value === "string") return [side.value];
  if (side.type === "ArrayExpression") return (side.elements ?? []).flatMap(namesFor);
  const name = side.object?.name ?? side.callee?.name ?? side.name;
  return typeof name === "string" ? [name] : [];
}

function isFolded({ type, argument }: Node): boolean {
  if (type !== "SpreadElement" && type !== "JSXSpreadAttribute") return false;
  return isNode(argument) && /^(Object|Array)Expression$/.test(argument.type);
}

function assertsRows({ type, callee, typeArguments }: Node): boolean {
  return (
    type === "CallExpression" && callee?.property?.name === "execute" && Boolean(typeArguments)
  );
}

/** Attributes that are read to somebody or shown. */
const readAttributes =
  /^(?:alt|aria-label|caption|description|empty|heading|hint|label|lead|placeholder|summary|title)$/;

function bareText({ type, name, value }: Node): string[] {
  const isAttribute = type === "JSXAttribute" && isNode(name) && isNode(value);
  const isRead = isAttribute && readAttributes.test(String(name.name));
  const text = type === "JSXText" ? value : isRead ? value.value : null;
  return typeof text === "string" && /\p{L}{2}/u.test(text) ? [text.trim()] : [];
}

function localeUse({ type, object, property }: Node): string[] {
  if (type !== "MemberExpression") return [];
  const name = String(property?.name);
  const isFormat =
    object?.name === "Intl" ? /^(?:List|Number)Format$/ : /^toLocale(?:Date|Time)?String$/;
  return isFormat.test(name) ? [name] : [];
}

/** Attributes that the browser reads as they stand: `formAction={…}`, and those of bare elements. */
const browserAttributes: Record<string, string> = { a: "href", form: "action" };

/** `<a href={href(…)}>`, `<form action={…}>`, `formAction={withQuery(href(…), …)}` */
function unprefixedLinks({ type, name: element, attributes = [] }: Node): string[] {
  if (type !== "JSXOpeningElement" || !isNode(element)) return [];
  const tag = String(element.name);
  return attributes.flatMap(({ name, value }) => {
    const attribute = isNode(name) ? String(name.name) : "";
    const isRead = attribute === "formAction" || attribute === browserAttributes[tag];
    const isBare = isNode(value) && isBareAddress(value.expression);
    return isRead && isBare ? [`<${tag} ${attribute}={href(…)}>`] : [];
  });
}

function isBareAddress(node: unknown): boolean {
  if (!isNode(node) || node.type !== "CallExpression") return false;
  if (node.callee?.name === "href") return true;
  return node.callee?.name === "withQuery" && isBareAddress(node.arguments?.[0]);
}

function calledName({ type, argument, callee }: Node): string[] {
  if (type === "CallExpression" && typeof callee?.name === "string") return [callee.name];
  if (type !== "AwaitExpression" || !isNode(argument)) return [];
  return calledName(argument).map((name) => `await ${name}`);
}

/** `url.origin`, `new URL(request.url).origin` and `const { origin } = new URL(request.url)`. */
function readsOrigin({ type, object, property, id, init }: Node): boolean {
  if (type === "MemberExpression") return property?.name === "origin" && isRequestUrl(object);
  const taken = type === "VariableDeclarator" ? (id?.properties ?? []) : [];
  return taken.some(({ key }) => key?.name === "origin") && isRequestUrl(init);
}

function isRequestUrl(node: Node | null | undefined): boolean {
  if (node?.type !== "NewExpression") return [node?.name, node?.property?.name].includes("url");
  const [address] = node.arguments ?? [];
  return node.callee?.name === "URL" && isNode(address) && address.property?.name === "url";
}

function ambientName({ type, callee, arguments: given, object, property }: Node) {
  if (type === "NewExpression") {
    return callee?.name === "Date" && given?.length === 0 ? "new Date()" : null;
  }
  if (type === "CallExpression") return callee?.name === "Date" ? "Date()" : null;
  if (type !== "MemberExpression") return null;
  const name = `${object?.name}.${property?.name ?? property?.value}`;
  return ["Date.now", "Math.random", "process.env"].includes(name) ? name : null;
}
