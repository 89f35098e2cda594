/** A reader of FIT files that ships no types. */
declare module "fit-decoder" {
  type Message = { type: string; data: Record<string, unknown> };
  const decoder: {
    fit2json(file: ArrayBuffer): object;
    parseRecords(raw: object): { records: Message[] };
  };
  export default decoder;
}
