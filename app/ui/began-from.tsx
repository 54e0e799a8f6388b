import { useState } from "react";
import { useResult } from "./use-result";

type BeganFromProps = {
  name?: string;
  /** Of what the form shows at first. */
  mark: string;
  /** Of what is stored since the form was sent: what its sender saved, or what someone else did. */
  stored: string | undefined;
};

/** What a form began from, for `overtaken` on the server. It stays while others change what is stored. */
export function BeganFrom({ name = "mark", mark, stored }: BeganFromProps) {
  const [began, setBegan] = useState(mark);
  useResult(stored, setBegan);
  return <input type="hidden" name={name} value={began} />;
}
