/** What the server knows of a request beyond the Request itself; loaders and actions read it from their context. */
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Config } from "../config/config.server";
import type { Db } from "../db/database.server";

export type RequestContext = {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  readonly requestId: string;
  /** The client's address as far as trusted proxies tell; never from an unchecked header. */
  readonly clientAddress: string;
  readonly nonce: string;
  /** Set by the error handler where the fault was not the code's but the database's. */
  unavailable: boolean;
};

export const requestContext = createContext<RequestContext>();
