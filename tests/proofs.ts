import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseSync } from "vite";

const usage = `Prints every requirement that a test proves, with the number of titles that begin with its ID.

  npm run proofs
  npm run proofs -- --against <commit>    fails when a requirement was proved there and no longer is`;

const isTestFile = /\.(test|spec)\.tsx?$/;
const id = "(?!UTF-)[A-Z]{2,}(?:-[A-Z]+)*-\\d+";
const leadingIds = new RegExp(`^${id}(?: ${id})*(?= |$)`);
const onlyIds = new RegExp(`^${id}(?: ${id})*$`);

/** How many titles begin with each ID. */
type Proofs = Map<string, number>;

/** A node of the syntax tree, as far as titles are concerned. */
type Node = { type: string; [key: string]: unknown };

const { against, help } = readOptions();
if (help) {
  console.log(usage);
} else {
  const proofs = proofsIn(workingFiles());
  for (const [name, count] of sorted(proofs)) console.log(`${name.padEnd(14)}${count}`);
  console.log(`${proofs.size} requirements proved`);
  if (against) compare(proofs, against);
}

function compare(proofs: Proofs, commit: string) {
  const before = proofsIn(committedFiles(commit));
  const lost = sorted(before).filter(([name]) => !proofs.has(name));
  const gained = sorted(proofs).filter(([name]) => !before.has(name));
  console.log(`${before.size} requirements proved in ${commit}`);
  for (const [name] of gained) console.log(`gained: ${name}`);
  for (const [name] of lost) console.log(`lost: ${name}`);
  if (lost.length > 0) process.exitCode = 1;
}

function readOptions() {
  const options = { against: { type: "string" }, help: { type: "boolean" } } as const;
  return parseArgs({ options }).values;
}

/** The test files of the working tree, with those that git does not know yet. */
function workingFiles(): [path: string, text: string][] {
  const listed = git("ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate");
  const deleted = new Set(git("ls-files", "--deleted").split("\n"));
  return testFiles(listed)
    .filter((path) => !deleted.has(path))
    .map((path) => [path, readFileSync(path, "utf8")]);
}

function committedFiles(commit: string): [path: string, text: string][] {
  const listed = git("ls-tree", "-r", "--name-only", commit);
  return testFiles(listed).map((path) => [path, git("show", `${commit}:${path}`)]);
}

function testFiles(listed: string): string[] {
  return listed.split("\n").filter((path) => isTestFile.test(path));
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

function proofsIn(files: [path: string, text: string][]): Proofs {
  const proofs: Proofs = new Map();
  for (const [path, text] of files) {
    for (const title of titlesIn(path, text)) {
      for (const name of idsOf(title)) proofs.set(name, (proofs.get(name) ?? 0) + 1);
    }
  }
  return proofs;
}

function idsOf(title: string): string[] {
  return leadingIds.exec(title)?.[0].split(" ") ?? [];
}

/**
 * The titles in a file: the first text of every call, since some tests are written by functions of
 * their own (`story("SUB-04 …", …)`). A title that begins with an expression takes its IDs from data:
 * every text of the file that consists of IDs then counts as a title.
 */
function titlesIn(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const titles: string[] = [];
  const ids: string[] = [];
  let takesIdsFromData = false;
  visit(program, (node) => {
    if (node.type === "Literal" && onlyIds.test(String(node.value))) ids.push(String(node.value));
    if (node.type !== "CallExpression") return;
    const title = titleOf(node);
    if (title === null) return;
    titles.push(title);
    if (/^(%|$)/.test(title) && isTest(node.callee as Node)) takesIdsFromData = true;
  });
  return takesIdsFromData ? [...titles, ...ids] : titles;
}

/** `test`, `test.skip`, `test.each([…])`. */
function isTest(callee: Node): boolean {
  if (callee.type === "MemberExpression") return isTest(callee.object as Node);
  if (callee.type === "CallExpression") return isTest(callee.callee as Node);
  return callee.type === "Identifier" && callee.name === "test";
}

/** Up to the first expression in it; `null` for a call whose first argument is no text. */
function titleOf({ arguments: args }: Node): string | null {
  const [first] = args as Node[];
  if (first?.type === "Literal") return typeof first.value === "string" ? first.value : null;
  if (first?.type !== "TemplateLiteral") return null;
  const [quasi] = first.quasis as { value: { cooked: string } }[];
  return quasi?.value.cooked ?? null;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  if (!isNode(node)) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function sorted(proofs: Proofs): [name: string, count: number][] {
  return [...proofs].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
}
