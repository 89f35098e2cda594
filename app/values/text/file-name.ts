const mostLetters = 120;

/**
 * The name of a file as a person knows it: without its folders and without what no name has.
 * @param usual - where nothing is left
 */
export function plainFileName(name: string, usual: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{Cc}\p{Cf}"]/gu, "")
    .trim()
    .slice(0, mostLetters)
    .toWellFormed();
  // A name of dots is a folder.
  return /^\.*$/.test(plain) ? usual : plain;
}
