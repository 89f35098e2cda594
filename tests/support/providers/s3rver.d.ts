declare module "s3rver" {
  import type { AddressInfo } from "node:net";

  /** A store with Amazon S3's protocol in a directory. It does not check signatures of version 4. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
