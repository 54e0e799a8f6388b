/** A product that sends its mail to a server of its own, for the tests of one file. */
import { SmtpStub } from "./smtp-stub";
import { startProduct, type TestProduct } from "./test-product";
import type { Visitor } from "./visitor";

export type MailingProduct = {
  mail: SmtpStub;
  product: TestProduct;
  admin: Visitor;
  stop: () => Promise<void>;
};

/** `stop` is what `beforeAll` returns. */
export async function startMailing(): Promise<MailingProduct> {
  const mail = await SmtpStub.start();
  const product = await startProduct(mail.env);
  const admin = await product.admin();
  const stop = async () => {
    await product.stop();
    await mail.stop();
  };
  return { mail, product, admin, stop };
}
