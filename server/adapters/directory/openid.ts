import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Directory, DirectoryPerson } from './port.ts'
import { createTenantKeys } from './tenant-keys.ts'

export interface DirectoryConnection {
  /** Its issuers and sign-in pages stand below: `https://login.microsoftonline.com`. */
  readonly url: string
  /** Where its keys are asked for, when that is another address. */
  readonly keysUrl?: string
  /** In which tenant the window opens: one, or `organizations`. */
  readonly tenant: string
  /** The pages of ours, as the directory knows them. */
  readonly clientId: string
  /** Our interface, as the directory knows it: for whom its tokens are. */
  readonly audience: string
  /** `api://<id>/access_as_user`. A token for anything else is not for us, and could not be checked. */
  readonly scope: string
  readonly operatorTenants: readonly string[]
  readonly elapsed?: () => number
  readonly timeoutMs?: number
}

const guid = z.guid().transform((text) => text.toLowerCase())

const absent = z.undefined().optional()

/** What heads a token of the directory: nothing that brings or names a key of its own, none that is encrypted or extended. */
const header = z.object({
  alg: z.literal('RS256'),
  typ: z.literal('JWT').optional(),
  kid: z.string().min(1).max(200),
  ...Object.fromEntries(
    ['jku', 'jwk', 'x5u', 'x5c', 'crit', 'b64', 'enc', 'zip', 'cty', 'nonce'].map((each) => [each, absent]),
  ),
})

const claims = z.object({
  tid: guid,
  oid: guid,
  ver: z.literal('2.0'),
  aud: z.string(),
  azp: z.string(),
  scp: z.string(),
  iat: z.int(),
  nbf: z.int(),
  exp: z.int(),
  idtyp: z.literal('user').optional(),
  /** Who has named the person, where that is not the tenant. */
  idp: z.string().optional(),
  acct: z.int().optional(),
  preferred_username: z.string().max(254).optional(),
})

const longestToken = 8_192
/** A directory dates its tokens some minutes back. */
const oldestMinutes = 20

/** A directory that speaks OpenID Connect as Entra ID does, version 2.0. */
export function directoryOverOpenId(connection: DirectoryConnection): Directory {
  const { url, keysUrl = url, tenant, clientId, audience, scope, operatorTenants, elapsed, timeoutMs } = connection
  const keys = createTenantKeys({
    addressOf: (each) => `${keysUrl}/${each}/discovery/v2.0/keys`,
    ...(elapsed ? { elapsed } : {}),
    ...(timeoutMs ? { timeoutMs } : {}),
  })
  const ownScope = scope.split('/').at(-1) ?? scope

  return {
    window: { authority: `${url}/${tenant}`, clientId, scopes: [scope] },
    operatorTenants: operatorTenants.map((each) => each.toLowerCase()),

    async check(token, { tenants, now }) {
      const brought = readUnchecked(token)
      if (!brought || !tenants.includes(brought.tenant)) return null
      const key = await keys.keyOf(brought.tenant, brought.keyId)
      if (!key) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['RS256'],
          issuer: `${url}/${brought.tenant}/v2.0`,
          audience,
          clockTolerance: 60,
          maxTokenAge: oldestMinutes * 60,
          currentDate: now,
        })
        const checked = claims.parse(payload)
        const isForUs =
          checked.aud === audience && checked.azp === clientId && checked.scp.split(' ').includes(ownScope)
        return isForUs ? personOf(checked) : null
      } catch (fault) {
        if (fault instanceof errors.JOSEError || fault instanceof z.ZodError) return null
        throw fault
      }
    },
  }
}

/** Which key of which tenant would have to have signed it; null when it is none of a directory's tokens. */
function readUnchecked(token: string): { readonly tenant: string; readonly keyId: string } | null {
  if (token.length > longestToken || token.split('.').length !== 3) return null
  try {
    const head = header.safeParse(decodeProtectedHeader(token))
    const said = claims.safeParse(decodeJwt(token))
    return head.success && said.success ? { tenant: said.data.tid, keyId: head.data.kid } : null
  } catch {
    return null
  }
}

function personOf({ tid, oid, idp, acct, preferred_username: userName }: z.output<typeof claims>): DirectoryPerson {
  const isGuest = idp !== undefined || acct === 1
  return { tenant: tid, objectId: oid, userName: isGuest ? null : (userName?.trim() ?? null) }
}
