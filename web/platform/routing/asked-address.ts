import { askedAddress } from './landing.ts'

let asked: string | null = null

/** Keeps the address a person wanted before signing in. */
export function rememberAsked(address: string): void {
  asked = askedAddress(address)
}

/** Gives it back once. */
export function takeAsked(): string | null {
  const address = asked
  asked = null
  return address
}
