import type { AccessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import { accessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK, type KeyObject } from 'jose'
import type { Clock } from '../clock.ts'

export const accessTokenSeconds = 300
const algorithm = 'ES256'
const audience = 'omsorg'
const mostRemembered = 20_000

export interface SigningKey {
  readonly kid: string
  readonly privateJwk: JWK
  readonly publicJwk: JWK
}

/** Signs access tokens, and reads those that were signed with the present key or its predecessor. */
export interface Tokens {
  /** It lasts five minutes, and never longer than its session (`ses`) or the impersonation (`imp_exp`). */
  sign(claims: Omit<AccessClaims, 'iss' | 'aud' | 'iat' | 'exp'>): Promise<string>
  /** The claims of a valid token, or null; why it is not valid is nobody's business. */
  read(token: string): Promise<AccessClaims | null>
  readonly publicKeys: readonly JWK[]
  /** How long a session may stand idle: its refresh token, the claim `ses` and its cookies go by it. */
  readonly idleMinutes: number
}

export interface TokenSettings {
  readonly idleMinutes: number
  /** The address that people use; discovery says the same. */
  readonly publicAddress: string
}

export async function createTokens(
  keys: readonly SigningKey[],
  clock: Clock,
  { idleMinutes, publicAddress: issuer }: TokenSettings,
): Promise<Tokens> {
  const present = keys[0]
  if (!present) throw new Error('no key to sign tokens with')
  const privateKey = await importJWK(present.privateJwk, algorithm)
  const publicKeys = new Map<string, CryptoKey | KeyObject | Uint8Array>()
  for (const key of keys) publicKeys.set(key.kid, await importJWK(key.publicJwk, algorithm))

  // A token is the same bytes for its five minutes: its signature is checked once, its end each time.
  const remembered = new Map<string, AccessClaims>()
  const seconds = () => Math.floor(clock().epochMilliseconds / 1000)

  async function check(token: string): Promise<AccessClaims | null> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = publicKeys.get(header.kid ?? '')
          if (!key) throw new Error('unknown key')
          return key
        },
        { algorithms: [algorithm], issuer, audience, currentDate: new Date(seconds() * 1000) },
      )
      const read = accessClaims.safeParse(payload)
      return read.success ? read.data : null
    } catch {
      return null
    }
  }

  return {
    idleMinutes,
    publicKeys: keys.map((key) => ({ ...key.publicJwk, kid: key.kid, alg: algorithm, use: 'sig' })),
    sign: (claims) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid: present.kid, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds())
        .setExpirationTime(Math.min(seconds() + accessTokenSeconds, claims.ses ?? Infinity, claims.imp_exp ?? Infinity))
        .sign(privateKey),
    async read(token) {
      const known = remembered.get(token)
      if (known) return known.exp > seconds() ? known : null
      const read = await check(token)
      if (!read) return null
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(token, read)
      return read
    },
  }
}

/** What the token of a call says; null without one, and for one that is not ours or has run out. */
export async function claimsOf(authorization: string | undefined, tokens: Tokens): Promise<AccessClaims | null> {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')
  return bearer?.[1] ? tokens.read(bearer[1]) : null
}
