/** The weights by which words in an order that nobody writes are told. */
import { ASKED } from "./asked";
import { examplesIn, FRAME } from "./examples";
import { orderModuleOf, trainedOrder } from "./order-training";

export function orderModule(): string {
  const messages = examplesIn("setter-lines.txt", () => []);
  const written = messages.filter(({ voice }) => voice !== FRAME).map(({ text }) => text);
  return orderModuleOf(trainedOrder([...written, ...ASKED]));
}
