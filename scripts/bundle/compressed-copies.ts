import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Writes `.br` and `.gz` copies, at the highest level, beside each text file for the browser. */
export function compressedCopies(): Plugin {
  return {
    name: "compressed-copies",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
      await Promise.all(texts.map((name) => compressBeside(join(dir, name))));
    },
  };
}

async function compressBeside(path: string) {
  const plain = await readFile(path);
  const most = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, most));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
