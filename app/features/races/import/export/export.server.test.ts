import { expect, test } from "vitest";
import { columns } from "../file/columns.ts";
import { previewImport } from "../preview/preview.ts";
import { templateFile } from "./export.server.ts";

test("GAP-50 the template has every column and can be imported itself", () => {
  const preview = previewImport(Buffer.from(templateFile()));
  if ("problem" in preview) throw new Error(preview.problem.code);
  expect(templateFile().split("\r\n")[0]).toBe(`\ufeff${columns.join(",")}`);
  expect(preview.plan).toMatchObject({ problems: [], notices: [], races: [{ city: "Lima" }] });
  expect(preview.plan.races[0]?.distances.map(({ distance }) => distance)).toEqual(["10K", "21K"]);
});
