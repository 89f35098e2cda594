import { expect, test } from "vitest";
import * as editRace from "../workplace/edit.tsx";
import * as deleteExpert from "./experts/delete.tsx";
import * as editExpert from "./experts/editor/edit.tsx";
import * as newExpert from "./experts/editor/new.tsx";
import * as deletePodcast from "./podcasts/delete.tsx";
import * as newRace from "./races/new.tsx";

type Page = { clientAction(args: never): unknown };

async function answerOf({ clientAction }: Page, address: string) {
  const body = new URLSearchParams({ title: "Ten", services: '["Yoga"]' });
  const request = new Request(`https://dorsal.test${address}`, { method: "POST", body });
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  return clientAction({ request, serverAction } as never);
}

const editors: [address: string, page: Page, sentence: unknown][] = [
  ["/admin/experts/new", newExpert, "Failed to create expert. Please try again."],
  ["/admin/experts/edit/1", editExpert, "Failed to update expert. Please try again."],
  ["/admin/races/new", newRace, { en: "Failed to create race. Please try again." }],
  ["/admin/races/new?race=1", newRace, { en: "Failed to save distance. Please try again." }],
  ["/admin/races/edit/1", editRace, { en: "Failed to update race. Please try again." }],
  [
    "/admin/races/edit/1?tab=add-distance",
    editRace,
    { en: "Failed to save distance. Please try again." },
  ],
];

test.each(editors)("without a server the form of %s keeps what was typed", async (...editor) => {
  const [address, page, form] = editor;
  expect(await answerOf(page, address)).toMatchObject({
    data: { form, typed: { title: "Ten" }, meanwhile: null },
  });
});

test.each([
  ["podcast", deletePodcast],
  ["expert", deleteExpert],
] as [string, Page][])(
  "without a server a %s is not deleted, and the dialog says so",
  async (...deletion) => {
    const [what, page] = deletion;
    expect(await answerOf(page, "/admin")).toMatchObject({
      data: { problem: `Failed to delete ${what}. Please try again.` },
    });
  },
);
