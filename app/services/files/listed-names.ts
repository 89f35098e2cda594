import type { ListedFile } from "./files.ts";

/** A page of the list of a bucket. Names with marks that XML would write in another way are none of ours. */
export function namesIn(xml: string): { names: ListedFile[]; isCut: boolean } {
  const names = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    key: /<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? "",
    storedAt: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(entry)?.[1] ?? ""),
  }));
  return { names, isCut: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
}
