import { expect, test } from "vitest";
import { readBracketForm, textIn, textsIn } from "./bracket-form.ts";

test("brackets make objects, numbers and empty brackets make lists", () => {
  const form = readBracketForm(
    "mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=1&metadata[user_id]=u1&expand[]=a&expand[]=b.c",
  );
  expect(form).toEqual({
    mode: "subscription",
    line_items: [{ price: "price_1", quantity: "1" }],
    metadata: { user_id: "u1" },
    expand: ["a", "b.c"],
  });
  expect(textIn(form, "line_items", 0, "price")).toBe("price_1");
  expect(textIn(form, "line_items", 1, "price")).toBeUndefined();
  expect(textIn(form, "metadata")).toBeUndefined();
  expect(textsIn(form, "metadata")).toEqual({ user_id: "u1" });
  expect(textsIn(form, "mode")).toEqual({});
});

test("names of object properties are ordinary keys", () => {
  const form = readBracketForm(
    "__proto__[polluted]=1&constructor[prototype][polluted]=1&a[b]=1&a=2",
  );
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(form.a).toBe("2");
});
