/** Numbers as words, in English and in Spanish. */
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  par: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
};

export const numberWords = Object.keys(numbers);

/** `3`, `3.5`, `1,200`, `three`, `tres`; `null` for other words. */
export function readNumber(word: string): number | null {
  const named = Object.hasOwn(numbers, word) ? numbers[word] : undefined;
  if (named !== undefined) return named;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(word)) return Number(word.replace(/[.,]/g, ""));
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(word) ? Number(word.replace(",", ".")) : null;
}
