import { useState } from "react";
import { useResult } from "./effects";

type BeganFromProps = {
  name?: string;
  /** Of what the form shows at first. */
  mark: string;
  /** Of what its sender has been told since: that it was saved, or what someone else has stored. */
  told: string | undefined;
};

/** What a form began from, for `overtaken` on the server. It stays while others change what is stored. */
export function BeganFrom({ name = "mark", mark, told }: BeganFromProps) {
  const [began, setBegan] = useState(mark);
  useResult(told, setBegan);
  return <input type="hidden" name={name} value={began} />;
}
