import { isRunnableDevEnvironment, type Plugin } from "vite";

type Main = typeof import("../main");
type Opened = ReturnType<Main["open"]>;

/** Outlives Vite's restarts, which would find the database in use by their own process. */
const kept = globalThis as { setpointInDevelopment?: Opened };

/** In development Vite serves the browser's modules and our server serves everything else. */
export function honoDevelopment(): Plugin {
  return {
    name: "hono-development",
    apply: "serve",
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response) => {
          const { ssr } = vite.environments;
          if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("No server environment");
          const main = (await ssr.runner.import("/main.ts")) as Main;
          kept.setpointInDevelopment ??= opened(main);
          const listener = main.listenerOf(await kept.setpointInDevelopment);
          request.url = request.originalUrl;
          listener(request, response);
        });
      };
    },
  };
}

async function opened(main: Main): Opened {
  const product = await main.open(main.configFromProcess());
  const code = await product.auth.createFirstAdministrator();
  if (code) console.log(`Administrator access code: ${code}`);
  return product;
}
