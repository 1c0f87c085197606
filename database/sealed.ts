import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Identity numbers at rest: sealed with AES-256-GCM, and found again through a blind index (HMAC-SHA256), so that a copy of
 * the database tells nobody who is in it. Both keys come from the one secret of the installation; without it the numbers
 * cannot be read again. What is sealed for another purpose has keys of its own.
 */
export interface Seal {
  seal(text: string): Buffer
  open(sealed: Buffer): string
  /** Equal texts have equal indexes; nothing else can be learned from one. */
  blind(text: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

export type SealedFor = 'identity number' | 'second factor' | 'signing key'

export function createSeal(secret: string, what: SealedFor = 'identity number'): Seal {
  const key = derive(secret, `${what}, sealed`)
  const indexKey = derive(secret, `${what}, blind index`)
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
    blind: (text) => createHmac('sha256', indexKey).update(text).digest(),
  }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'omsorg', purpose, 32))
}
