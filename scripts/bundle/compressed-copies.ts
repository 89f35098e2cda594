import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:js|css|svg|json|wasm|webmanifest)$/;

/** Writes `.br` and `.gz` copies, at the highest level, beside each text file below the directory. */
export async function compressCopies(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressBeside(join(directory, name))),
  );
}

async function compressBeside(path: string) {
  const plain = await readFile(path);
  const most = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, most));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
