/** The parameters of the race search as a page of Markdown. */
export function filterGlossary(parameters: readonly { name: string; about: string }[]): string {
  return [
    "# Filters of the race search",
    "",
    "All filters narrow the search together. Without dates it finds upcoming races.",
    "",
    ...parameters.map(({ name, about }) => `- \`${name}\`: ${about}`),
    "",
  ].join("\n");
}
