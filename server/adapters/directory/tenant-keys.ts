import { importJWK } from 'jose'
import { z } from 'zod'
import { DirectoryUnavailable } from './port.ts'

interface TenantKeysOptions {
  /** Where the keys of a tenant stand. */
  readonly addressOf: (tenant: string) => string
  /** Milliseconds that only go forward. */
  readonly elapsed?: () => number
  readonly timeoutMs?: number
}

type Key = Awaited<ReturnType<typeof importJWK>>

interface Kept {
  readonly keys: ReadonlyMap<string, Key>
  readonly askedAt: number
}

const longestAnswer = 262_144
const mostKeys = 50
/** So long nothing is asked anew for keys that are known. */
const freshMilliseconds = 6 * 60 * 60_000
/** A key that nobody knows may be new: it is asked for, and not more often than this. */
const restMilliseconds = 30_000

const keySet = z.object({
  keys: z.array(z.record(z.string(), z.unknown())).max(mostKeys),
})
const signingKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(200),
  // 2048 bits and more.
  n: z.string().min(342).max(1_400),
  e: z.string().max(10),
})

/** The keys that tenants sign with, kept for hours, asked for anew when one is brought that is not among them. */
export function createTenantKeys({
  addressOf,
  elapsed = () => performance.now(),
  timeoutMs = 5_000,
}: TenantKeysOptions) {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<Kept>>()

  async function ask(tenant: string): Promise<Kept> {
    const askedAt = elapsed()
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetch(addressOf(tenant), { redirect: 'error', signal })
      if (!response.ok) throw new DirectoryUnavailable('The directory did not tell its keys')
      const found = keySet
        .parse(JSON.parse(await textOf(response)))
        .keys.flatMap((each) => signingKey.safeParse(each).data ?? [])
      const keys = await Promise.all(found.map(async (each) => [each.kid, await importJWK(each, 'RS256')] as const))
      return { keys: new Map(keys), askedAt }
    } catch (cause) {
      const before = kept.get(tenant)
      // Keys of before count on while the directory cannot be asked.
      if (before) return { ...before, askedAt }
      throw cause instanceof DirectoryUnavailable
        ? cause
        : new DirectoryUnavailable('The keys of the directory cannot be had', { cause })
    }
  }

  async function askOnce(tenant: string): Promise<Kept> {
    let running = asking.get(tenant)
    if (!running) asking.set(tenant, (running = ask(tenant).finally(() => asking.delete(tenant))))
    const answered = await running
    kept.set(tenant, answered)
    return answered
  }

  return {
    /** Null for a key that the tenant does not sign with. */
    async keyOf(tenant: string, id: string): Promise<Key | null> {
      const known = kept.get(tenant)
      const age = known ? elapsed() - known.askedAt : Number.POSITIVE_INFINITY
      const key = known?.keys.get(id)
      if (key && age < freshMilliseconds) return key
      if (known && !key && age < restMilliseconds) return null
      return (await askOnce(tenant)).keys.get(id) ?? null
    },
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestAnswer) throw new DirectoryUnavailable('The directory answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
