import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, type Plugin } from "vite";

type Main = typeof import("../main");

/** In development Vite serves the browser's modules and our server answers everything else. */
export function honoDevelopment(): Plugin {
  return {
    name: "hono-development",
    apply: "serve",
    configureServer(vite) {
      let opened: ReturnType<Main["open"]> | null = null;
      return () => {
        vite.middlewares.use(async (request, response) => {
          const { ssr } = vite.environments;
          if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("No server environment");
          const main = (await ssr.runner.import("/main.ts")) as Main;
          opened ??= main.open(main.configFromProcess());
          const app = main.createApp(await opened);
          request.url = request.originalUrl;
          await getRequestListener(app.fetch)(request, response);
        });
      };
    },
  };
}
