import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text for a cookie or a token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret: whoever reads the table cannot sign in with it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
