import { expect, test } from "vitest";
import { follow, wish } from "./following.ts";

const wished = (outside: string, ...wishes: string[]) => ({
  outside,
  current: wishes.at(-1) ?? outside,
  wished: wishes,
});

test("the page's value is shown", () => {
  const held = follow(wished("all"), "Road", Object.is);
  expect(held.current).toBe("Road");
  expect(follow(held, "Road", Object.is)).toBe(held);
});

test("a late answer to an earlier choice does not undo a later one", () => {
  const held = follow(wished("all", "Road", "Road, Peru"), "Road", Object.is);
  expect(held.current).toBe("Road, Peru");
  expect(follow(held, "Road, Peru", Object.is)).toEqual(wished("Road, Peru"));
});

test("a choice that was taken back is not waited for", () => {
  const held = wish(wish(wished("all"), "Road", Object.is), "all", Object.is);
  expect(follow(held, "Road", Object.is).current).toBe("Road");
});

test("another page replaces every choice", () => {
  const held = follow(wished("all", "Road", "Road, Peru"), "Trail", Object.is);
  expect(held).toEqual(wished("Trail"));
});

test("a page that is requested again takes back the choice after it", () => {
  const [first, again] = [{}, {}];
  const shown = follow(wished("May", "June"), "June", Object.is, first);
  const held = wish(shown, "July", Object.is);
  expect(follow(held, "June", Object.is, first).current, "still loading").toBe("July");
  expect(follow(held, "June", Object.is).current, "has loaded").toBe("July");
  expect(follow(held, "June", Object.is, again)).toEqual({ ...wished("June"), request: again });
});
