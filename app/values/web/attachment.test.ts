import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

test("a file is sent with its name, however it is written", () => {
  const header = (name: string) =>
    attachment("x", { name, type: "text/csv" }).headers.get("Content-Disposition");
  expect(header("races-2026.csv")).toBe('attachment; filename="races-2026.csv"');
  expect(header('Título (1)"\r\n.pdf')).toBe(
    "attachment; filename=\"T_tulo _1____.pdf\"; filename*=UTF-8''T%C3%ADtulo%20%281%29%22%0D%0A.pdf",
  );
});
