import { wishes } from '@omsorg/domain/sign-in/account-request/wishes.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { z } from 'zod'

/** What is sealed of a request: all that somebody wrote of themselves. */
const requestWords = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  organisation: z.string(),
  workPlace: z.string(),
  unitCode: z.string(),
  wishes: z.array(z.enum(wishes)),
  reason: z.string(),
})

export type RequestWords = z.output<typeof requestWords>

export function sealRequest(seal: Seal, words: RequestWords): Buffer {
  return seal.seal(JSON.stringify(words))
}

export function openRequestWords(seal: Seal, sealed: Buffer): RequestWords {
  return requestWords.parse(JSON.parse(seal.open(sealed)))
}

/** The same address is the same, however it is written. */
export function hashOfAddress(seal: Seal, email: string): Buffer {
  return seal.blind(`account request of ${email.trim().toLowerCase()}`)
}
