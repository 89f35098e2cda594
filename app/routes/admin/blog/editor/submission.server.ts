import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import {
  type PostProblem,
  type PostRefusal,
  postProblems,
} from "#features/blog/editing/messages.ts";
import { makePicture, storePicture } from "#features/blog/images/pictures.server.ts";
import { generatePost } from "#features/blog/writing/post.server.ts";
import { generateSeo } from "#features/blog/writing/search-texts.server.ts";
import type {
  PostRequest,
  PostWritingProblem,
  SearchTexts,
  SearchTextsProblem,
  SearchTextsRequest,
  WrittenPost,
} from "#features/blog/writing/writing.ts";
import { splitIds } from "#features/races/picking/pickable-race.ts";
import { findPickableRaces, pickedRaces } from "#features/races/picking/queries.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { type FormErrors, formErrors } from "#values/form/form.ts";
import type { FieldTexts, Meanwhile } from "#values/form/three-way.ts";
import { oneLine } from "#values/text/clean.ts";
import {
  type EditorAction,
  type EditorAnswer,
  readEditorAction,
  replacedFields,
} from "./editor-actions.ts";

type Asked = RequestArgs & { url: URL };

/** What a button inside of the editor has done with its form. */
type Done = Partial<Pick<EditorAnswer, "offered" | "preview" | "inserted">> & {
  filled?: FieldTexts;
};
type Refused = { problem: PostProblem; field?: string };

/**
 * The answer to a button inside of the editor, which stores nothing: the form is shown again with what
 * it did. `null` where the form is to be saved.
 */
export async function answerEditorAction(asked: Asked, admin: Admin, form: FormData) {
  const editorAction = readEditorAction(asked.url.searchParams);
  if (editorAction === null) return null;
  const done = await work(editorAction)({ asked, admin, form });
  if ("problem" in done) {
    const errors = formErrors(postProblems[done.problem], form, done.field ?? null);
    return data(await answerOf(asked, { editorAction, errors }), statusOf(done.problem));
  }
  const errors = formErrors(null, form);
  return data(await answerOf(asked, { editorAction, errors, done }));
}

/** What is wrong with the fields of a form that was to be saved. */
export async function invalid(asked: Asked, errors: FormErrors) {
  return data(await answerOf(asked, { errors }), 400);
}

/** A save that was refused; what was typed stays, brought together with what is stored now. */
export async function refused(asked: Asked, form: FormData, { problem, meanwhile }: PostRefusal) {
  const field = problem === "no-original" ? "translation_of" : null;
  const errors = formErrors(postProblems[problem], form, field);
  const status = meanwhile ? 409 : problem === "no-post" ? 404 : field ? 400 : 500;
  return data(await answerOf(asked, { errors, meanwhile: meanwhile ?? null }), status);
}

/** What was asked wrongly is 400, and what an engine could not do is 502. */
function statusOf(problem: PostProblem): number {
  const own = ["not-written", "no-seo", "no-picture", "not-uploaded", "not-previewed"];
  if (problem === "too-many") return 429;
  return own.includes(problem) ? 502 : 400;
}

async function answerOf(
  { context }: Asked,
  {
    editorAction = null,
    errors,
    meanwhile = null,
    done = {},
  }: {
    editorAction?: EditorAction | null;
    errors: FormErrors;
    meanwhile?: Meanwhile | null;
    done?: Done;
  },
): Promise<EditorAnswer> {
  const { filled = {}, offered = null, preview = null, inserted = null } = done;
  const typed = { ...(meanwhile?.merged ?? errors.typed), ...filled };
  const races = await pickedRaces(services(context), splitIds(typed.race_ids ?? ""));
  return { ...errors, typed, meanwhile, editorAction, filled, races, offered, preview, inserted };
}

type Doing = { asked: Asked; admin: Admin; form: FormData };

function work(editorAction: EditorAction): (doing: Doing) => Promise<Done | Refused> {
  return {
    write: writeText,
    undo: async ({ form }: Doing) => ({
      filled: {
        title: textOf(form, replacedFields.title),
        content: textOf(form, replacedFields.content),
        [replacedFields.title]: "",
        [replacedFields.content]: "",
        written_by: "person",
      },
    }),
    seo: writeForSearch,
    picture: drawPicture,
    upload: takePicture,
    "remove-picture": async () => ({ filled: { featured_image: "", image_source: "" } }),
    insert: insertPicture,
    preview: async ({ form }: Doing) => ({
      preview: parseArticle(textOf(form, "content"), {
        lang: textOf(form, "lang") === "es" ? "es" : "en",
      }),
    }),
    "find-races": async ({ asked, form }: Doing) => {
      const words = lineOf(form, "race_words");
      return { offered: { words, found: await findPickableRaces(services(asked.context), words) } };
    },
    "add-race": async ({ form }: Doing) => ({
      filled: { race_ids: [...racesIn(form), textOf(form, "add_race")].join(",") },
    }),
    "remove-race": async ({ form }: Doing) => {
      const gone = textOf(form, "remove_race");
      return {
        filled: {
          race_ids: racesIn(form)
            .filter((id) => id !== gone)
            .join(","),
        },
      };
    },
  }[editorAction];
}

async function writeText({ asked, admin, form }: Doing): Promise<Done | Refused> {
  const topic = lineOf(form, "topic");
  const raceIds = racesIn(form);
  if (!topic && raceIds.length === 0) return { problem: "nothing-to-write" };
  const written = await writePost(
    services(asked.context),
    admin,
    { topic, raceIds },
    asked.request.signal,
  );
  if (written.problem !== null) return written;
  return {
    filled: {
      title: written.title,
      content: written.content,
      written_by: written.writtenBy,
      [replacedFields.title]: textOf(form, "title"),
      [replacedFields.content]: textOf(form, "content"),
    },
  };
}

async function writeForSearch({ asked, admin, form }: Doing): Promise<Done | Refused> {
  const topic = lineOf(form, "title") || lineOf(form, "topic");
  if (!topic) return { problem: "no-title-for-seo" };
  const content = textOf(form, "content");
  const written = await writeSeo(
    services(asked.context),
    admin,
    { topic, content },
    asked.request.signal,
  );
  if (written.problem !== null) return written;
  const { seo_title, seo_description, seo_keywords } = written;
  return { filled: { seo_title, seo_description, seo_keywords } };
}

async function drawPicture({ asked, admin, form }: Doing): Promise<Done | Refused> {
  const title = lineOf(form, "title");
  if (!title) return { problem: "no-title-for-picture" };
  const prompt = lineOf(form, "seo_description") || lineOf(form, "topic");
  const made = await makePicture(services(asked.context), admin, {
    title,
    prompt,
    signal: asked.request.signal,
  });
  if (made.problem !== null) return made;
  return { filled: { featured_image: made.address, image_source: made.source } };
}

async function takePicture({ asked, admin, form }: Doing): Promise<Done | Refused> {
  const file = fileOf(form, "picture");
  if (!file) return { problem: "no-file", field: "picture" };
  const stored = await storePicture(
    services(asked.context),
    admin,
    await bytesOf(file),
    "featured",
  );
  if (stored.problem !== null) return { problem: stored.problem, field: "picture" };
  return { filled: { featured_image: stored.address, image_source: stored.source } };
}

/** Without scripts, the picture comes to the end of the text. */
async function insertPicture({ asked, admin, form }: Doing): Promise<Done | Refused> {
  const file = fileOf(form, "inline_picture");
  if (!file) return { problem: "no-file", field: "inline_picture" };
  const alt = lineOf(form, "inline_alt");
  if (!alt) return { problem: "no-alt", field: "inline_alt" };
  const stored = await storePicture(services(asked.context), admin, await bytesOf(file), "inline");
  if (stored.problem !== null) return { problem: stored.problem, field: "inline_picture" };
  const inserted = `![${alt.replace(/[[\]\\]/g, "\\$&")}](${stored.address})`;
  const content = [textOf(form, "content").trimEnd(), inserted].filter(Boolean).join("\n\n");
  return { inserted, filled: { content, inline_alt: "" } };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function lineOf(form: FormData, name: string): string {
  return oneLine(textOf(form, name));
}

function racesIn(form: FormData): string[] {
  return splitIds(textOf(form, "race_ids"));
}

/** A browser sends an empty file where none was chosen. */
function fileOf(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** A post about a topic or races. */
async function writePost(
  services: Services,
  admin: Admin,
  about: PostRequest,
  signal: AbortSignal,
): Promise<(WrittenPost & { problem: null }) | { problem: PostProblem }> {
  const written = await generatePost(services, admin, about, signal);
  return "problem" in written
    ? { problem: writingProblems[written.problem] }
    : { ...written, problem: null };
}

const writingProblems = {
  "nothing-to-write-about": "nothing-to-write",
  "too-many": "too-many",
  failed: "not-written",
} as const satisfies Record<PostWritingProblem, PostProblem>;

/** The texts for search engines. */
async function writeSeo(
  services: Services,
  admin: Admin,
  about: SearchTextsRequest,
  signal: AbortSignal,
): Promise<(SearchTexts & { problem: null }) | { problem: PostProblem }> {
  const written = await generateSeo(services, admin, about, signal);
  return "problem" in written
    ? { problem: searchTextsProblems[written.problem] }
    : { ...written, problem: null };
}

const searchTextsProblems = {
  "no-topic": "no-title-for-seo",
  "too-many": "too-many",
  failed: "no-seo",
} as const satisfies Record<SearchTextsProblem, PostProblem>;
