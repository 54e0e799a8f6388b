/** Trains the readers from the labeled lines beside this file, and writes their weights (npm run train). */
import { writeFileSync } from "node:fs";
import { concernModule } from "./of-concerns";
import { messageModule } from "./of-messages";
import { orderModule } from "./of-order";
import { printOf, READERS, type Trained, withPrint } from "./prints";

const MADE: Record<Trained, () => string> = {
  messages: messageModule,
  order: orderModule,
  concerns: concernModule,
};

export function train(...named: string[]) {
  for (const what of Object.keys(MADE) as Trained[]) {
    if (named.length > 0 && !named.includes(what)) continue;
    // Taken before, as sources may change while training runs.
    const print = printOf(what);
    const written = withPrint(MADE[what](), print);
    writeFileSync(READERS[what].weights, written);
    console.info(`${READERS[what].weights}: ${written.length.toLocaleString("en")} letters`);
  }
}
