import { createWriteStream, openAsBlob } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { RouterContextProvider } from "react-router";
import { formOf, formProblems, mostFields, mostLetters, refuseForm } from "#values/form/form.ts";
import type { BodyLimit } from "#values/form/upload.ts";
import type { Words } from "#values/say.ts";
import { sentBodyContext } from "./context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The account that sends. */
type Sender = { userId: string };

/** The longest letter of a form takes four bytes. */
const mostTextBytes = 4 * mostLetters;

/**
 * The body of a request that sends a form with files. The files are on disk until the request is
 * answered, and their bytes are read when they are asked for. Ask first who may send them.
 * @throws {Response} 400 when it is not a form, or has more in it than any form does
 */
export async function fileFormOf(
  { request, context }: Asked,
  { userId }: Sender,
  limit: BodyLimit,
): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) return formOf(request);
  const { allow, scratch } = context.get(sentBodyContext);
  allow(limit, userId);
  const parser = parserOf(type);
  if (!parser) return refuseForm(request, formProblems.unreadable);
  const entries: Promise<[name: string, value: string | File]>[] = [];
  const open = new Set<Readable>();
  let letters = 0;
  let refusal: Words = formProblems.unreadable;
  const refuse = (sentence: Words) => {
    refusal = sentence;
    parser.destroy(new Error(sentence.en));
  };
  parser.on("field", (name, value, ...[, isCut]) => {
    letters += value.length;
    if (isCut || letters > mostLetters) refuse(formProblems.long);
    entries.push(Promise.resolve([asWritten(name), value]));
  });
  parser.on("file", (name, stream, ...[fileName = "", , fileType]) => {
    open.add(stream);
    const path = scratch.path();
    const stored = pipeline(stream, createWriteStream(path))
      .then(() => openAsBlob(path))
      .then((blob): [string, File] => [
        asWritten(name),
        new File([blob], asWritten(fileName), { type: fileType }),
      ]);
    // A parser whose file can no longer be written would wait forever.
    stored.catch((problem: Error) => parser.destroy(problem));
    entries.push(stored);
  });
  parser.on("partsLimit", () => refuse(formProblems.crowded));
  try {
    await pipeline(request.body, parser);
    const form = new FormData();
    for (const [name, value] of await Promise.all(entries)) form.append(name, value);
    return form;
  } catch (problem) {
    for (const stream of open) stream.destroy();
    await Promise.allSettled(entries);
    if (isOfDisk(problem)) throw problem;
    return refuseForm(request, refusal);
  }
}

/** The body of a request that is a file itself, on disk until the request is answered. */
export async function fileOf(
  { request, context }: Asked,
  { userId }: Sender,
  limit: BodyLimit,
): Promise<Blob> {
  if (!request.body) return new Blob();
  const { allow, scratch } = context.get(sentBodyContext);
  allow(limit, userId);
  const path = scratch.path();
  await pipeline(request.body, createWriteStream(path));
  return openAsBlob(path);
}

/** `null` for a body whose parts nobody could tell apart. */
function parserOf(type: string) {
  try {
    return new Busboy({
      headers: { "content-type": type },
      preservePath: true,
      limits: { parts: mostFields, fieldSize: mostTextBytes },
    });
  } catch {
    return null;
  }
}

/** Browsers escape three letters of names. */
function asWritten(name: string): string {
  return name.replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
}

/** Node names the call of the system that failed. */
function isOfDisk(problem: unknown): boolean {
  return problem instanceof Error && "syscall" in problem;
}
