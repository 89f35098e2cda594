import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import EditPost, { meta } from "./edit.tsx";

const here = "/admin/blog/edit/9c1d0000-0000-4000-8000-000000000001";

test("ADM-BLOG-06 ADM-BLOG-07 while a post loads, its page has a spinner below its heading and the way back", () => {
  const props = { loaderData: { loaded: new Promise(() => {}) } };
  const Page = () => <EditPost {...(props as unknown as Parameters<typeof EditPost>[0])} />;
  const Stub = createRoutesStub([{ path: here, Component: Page }]);
  const html = renderToStaticMarkup(<Stub initialEntries={[here]} />);
  expect(html).toMatch(/<a[^>]* href="\/admin\/blog"[^>]*>.*Back to Blog/);
  expect(html).toMatch(/<h1[^>]*>Edit Blog Post<\/h1>/);
  expect(html).toContain(">Update your blog post<");
  expect(html).toMatch(/role="status"[^>]*><span aria-hidden="true" class="spinner">/);
  expect(meta(props as never)).toContainEqual({ title: "Edit Blog Post · Dorsal" });
});
