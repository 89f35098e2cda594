import { expect, test } from "vitest";
import { attachment, csvAnswer } from "./attachment.ts";

test("a file is sent with its name, however it is written", () => {
  const header = (name: string) =>
    attachment("x", { name, type: "text/csv" }).headers.get("Content-Disposition");
  expect(header("races-2026.csv")).toBe('attachment; filename="races-2026.csv"');
  expect(header('Título (1)"\r\n.pdf')).toBe(
    "attachment; filename=\"T_tulo _1____.pdf\"; filename*=UTF-8''T%C3%ADtulo%20%281%29%22%0D%0A.pdf",
  );
});

test("a file is sent as a download and is not cached", async () => {
  const answer = csvAnswer("a,b\r\n", "races-2026-07-01.csv");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="races-2026-07-01.csv"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  expect(await answer.text()).toBe("a,b\r\n");
});
