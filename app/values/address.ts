type Query = Record<string, string | number | boolean | null | undefined>;

/**
 * A path with its query. Values that say nothing (`""`, `false`, `null`, `undefined`) are left out.
 * @example
 * withQuery(href("/admin/users"), { q: words, page: page > 1 && page }); // /admin/users?q=ana&page=2
 */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === "" || value === false || value === null || value === undefined) continue;
    params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
