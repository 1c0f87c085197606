import { createSeal } from '@omsorg/database/sealed.ts'
import { createPrivateKey, createPublicKey, sign, verify, type webcrypto } from 'node:crypto'
import pg from 'pg'

/** What a token says of whoever holds it, as far as a lean server asks. */
export interface Claims {
  readonly sub: string
  readonly sid: string
  readonly epo: number
  readonly app: string
  readonly mac: number
  readonly cid?: string
  readonly cp?: string
  /** In the portal: the person that was chosen, and the author of what the account changes. */
  readonly act?: string
  readonly aut?: string
  readonly exp: number
  readonly permissions: readonly string[]
}

export interface LeanTokens {
  /** Throws when the token is none, or has ended. */
  read(authorization: string | undefined): Claims
  sign(claims: object): string
}

/** Signed with the keys of the product: the same token opens both. */
export async function openTokens(jobsUrl: string, secret: string): Promise<LeanTokens> {
  const client = new pg.Client({ connectionString: jobsUrl, options: '-c role=omsorg_jobs' })
  await client.connect()
  const { rows } = await client.query<{ kid: string; sealed: Buffer }>('select kid, sealed from omsorg.signing_keys()')
  await client.end()
  const [present] = rows
  if (!present) throw new Error('no key to sign tokens with')
  const opened = createSeal(secret, 'signing key').open(present.sealed)
  const { jwk } = JSON.parse(opened) as { jwk: webcrypto.JsonWebKey }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  const publicKey = createPublicKey(privateKey)
  const head = encoded({ alg: 'ES256', kid: present.kid, typ: 'at+jwt' })
  const known = new Map<string, Claims>()

  function check(token: string): Claims {
    const [header = '', payload = '', signature = ''] = token.split('.')
    const isOurs = verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isOurs) throw new Error('not a token of ours')
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  }

  return {
    read(authorization = '') {
      const token = authorization.slice('Bearer '.length)
      const claims = known.get(token) ?? check(token)
      known.set(token, claims)
      if (claims.exp <= Date.now() / 1000) throw new Error('the token has ended')
      return claims
    },
    sign(claims) {
      const signed = `${head}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${signed}.${signature.toString('base64url')}`
    },
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
