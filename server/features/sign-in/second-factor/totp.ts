import { createHmac, randomBytes } from 'node:crypto'

/** Codes of an authenticator app (RFC 6238): six digits, new every half minute, by SHA-1, as every app understands them. */
const stepSeconds = 30
const secretBytes = 20
/** A clock that is a step behind or ahead is let be. */
const steps = [0, -1, 1]
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base32. */
export function newAppSecret(): string {
  const bits = [...randomBytes(secretBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('')
}

/** What an app reads from a picture. */
export function otpAuthUri(userName: string, secret: string): string {
  return `otpauth://totp/Omsorg:${encodeURIComponent(userName)}?secret=${secret}&issuer=Omsorg`
}

export function appCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  return sixDigits(createHmac('sha1', bytesOf(secret)).update(counter).digest())
}

export function stepAt(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
}

/** The step whose code was given; null when it is none of them. Each takes as long. */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant): number | null {
  const present = stepAt(now)
  const fitting = steps.map((by) => present + by).filter((step) => appCodeAt(secret, step) === code)
  return fitting[0] ?? null
}

/** Dynamic truncation (RFC 4226, 5.3). */
export function sixDigits(mac: Buffer): string {
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
