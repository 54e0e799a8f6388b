/** A self-signed certificate for localhost, made by Node alone: for an hour, for tests only. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

const SEQUENCE = 0x30;
const SET = 0x31;
const IDENTIFIER = 0x06;
const BIT_STRING = 0x03;
const OCTETS = 0x04;
const TEXT = 0x0c;
const TIME = 0x18;
const HOUR_MS = 3_600_000;

/** PEM of a certificate (X.509 v3, P-256) and of its key. */
export function localCertificate(): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(SEQUENCE, der(IDENTIFIER, hex("2a8648ce3d040302")));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(IDENTIFIER, hex("550403")), der(TEXT, Buffer.from("localhost")))),
  );
  const told = der(
    SEQUENCE,
    der(0xa0, der(0x02, hex("02"))),
    der(0x02, Buffer.concat([hex("01"), randomBytes(8)])),
    algorithm,
    name,
    der(SEQUENCE, der(TIME, moment(-HOUR_MS)), der(TIME, moment(HOUR_MS))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(SEQUENCE, alternativeNames())),
  );
  const signature = sign("sha256", told, privateKey);
  const whole = der(SEQUENCE, told, algorithm, der(BIT_STRING, hex("00"), signature));
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.toString("base64")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** localhost, 127.0.0.1. */
function alternativeNames(): Buffer {
  const names = der(SEQUENCE, der(0x82, Buffer.from("localhost")), der(0x87, hex("7f000001")));
  return der(SEQUENCE, der(IDENTIFIER, hex("551d11")), der(OCTETS, names));
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function moment(fromNow: number): Buffer {
  const digits = new Date(Date.now() + fromNow).toISOString().replace(/[-:T]|\.\d+/g, "");
  return Buffer.from(digits);
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
