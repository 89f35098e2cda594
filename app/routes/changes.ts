/**
 * The change that the last part of an address names, as in `…/:change` and `…/:change?`.
 * @throws {Response} 404 for a name that is not among `changes`, 405 for none
 * @example const { command } = changeOf(changes, args.params.change);
 */
export function changeOf<Change>(
  changes: Record<string, Change>,
  name: string | undefined,
): Change {
  if (name === undefined) throw new Response("This page takes no form.", { status: 405 });
  const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
  if (change === undefined) throw new Response("There is no such page.", { status: 404 });
  return change;
}
