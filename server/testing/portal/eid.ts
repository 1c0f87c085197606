import { beginPortalEid } from '@omsorg/contract/sign-in/portal/begin-portal-eid.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import type { Eid } from '@omsorg/domain/sign-in/eid/eid.ts'
import type { Caller } from '../caller.ts'
import type { World } from '../world.ts'
import { browserOfHolder } from './holders.ts'

export interface BroughtBack {
  readonly browser: Caller
  readonly grandidsession: string
  readonly state: string
}

/** Begins a sign-in by e-ID, and chooses at the service what a person would: to show a number, or null to give up. */
export async function showEid(
  world: World,
  number: string | null,
  { browser = browserOfHolder(), eid = 'bankid-se' }: { readonly browser?: Caller; readonly eid?: Eid } = {},
): Promise<BroughtBack> {
  const { status, body, text } = await world.as(browser).call(beginPortalEid, { input: { eid } })
  if (status !== 200) throw new Error(`no e-ID was begun: ${text}`)
  const sessionId = new URL(body.address).searchParams.get('sessionid') ?? ''
  const { searchParams } = new URL(world.cards.choose(sessionId, number))
  const named = (name: string) => searchParams.get(name) ?? ''
  return { browser, grandidsession: named('grandidsession'), state: named('state') }
}

export const bringEid = (world: World, { browser, grandidsession, state }: BroughtBack) =>
  world.as(browser).call(issueToken, { input: { grant_type: 'crp_eid', grandidsession, state, client_id: 'my' } })

/** Begins, shows and brings back. */
export async function enterByEid(world: World, number: string | null, how: Parameters<typeof showEid>[2] = {}) {
  return bringEid(world, await showEid(world, number, how))
}
