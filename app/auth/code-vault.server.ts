/** How sign-in secrets are stored: looked up by HMAC, and codes encrypted so an administrator can copy them. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";

/** Keys derived from `AUTH_SECRET`; without them, lookups and encrypted codes can be neither made nor read. */
export type CodeVault = {
  /** What a normalized code is looked up by, and what signs links and tokens (HMAC-SHA-256, base64url). */
  hmac(text: string): string;
  /** Encrypts a code for one user (AES-256-GCM, base64url of nonce, text and tag). */
  seal(code: string, userId: string): string;
  /** Decrypts a code. Throws if it was encrypted with another secret or for another user. */
  open(sealed: string, userId: string): string;
  /** The same, but null if it cannot be decrypted. */
  tryOpen(sealed: string, userId: string): string | null;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createCodeVault(secret: string): CodeVault {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `setpoint ${purpose}`, 32));
  const lookupKey = key("access-code look-up");
  const sealKey = key("access-code seal");
  const vault: CodeVault = {
    hmac: (text) => createHmac("sha256", lookupKey).update(text).digest("base64url"),
    seal(code, userId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealKey, nonce).setAAD(Buffer.from(userId));
      const text = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString("base64url");
    },
    open(sealed, userId) {
      const bytes = Buffer.from(sealed, "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", sealKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") +
        decipher.final("utf8")
      );
    },
    tryOpen(sealed, userId) {
      try {
        return vault.open(sealed, userId);
      } catch {
        return null;
      }
    },
  };
  return vault;
}

/** A token for a cookie or a link: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of such a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
