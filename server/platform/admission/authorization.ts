import type { AccessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import type { Application } from '@omsorg/contract/application.ts'
import { allows, type Definition, missingPermissions } from '@omsorg/contract/endpoint.ts'
import { rightsOf, type Actor, type Scope } from '../actor.ts'
import { forbidden, unauthorized, type Reply } from '../wire.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** What a token says is read once for its five minutes, and so is who that is. */
const actors = new WeakMap<AccessClaims, Actor>()

/**
 * Who calls, if the token, the base that was called, the permission and the scope headers fit together. Headers only narrow
 * what the token grants; one that names something else is refused.
 */
export function authorize(
  endpoint: Definition,
  base: Application | null,
  claims: AccessClaims | null,
  headers: Headers,
): { readonly actor: Actor } | { readonly reply: Reply } {
  if (!claims) return { reply: unauthorized }
  const actor = actors.get(claims) ?? actorOf(claims)
  actors.set(claims, actor)
  if (!isAt(endpoint, base, actor)) return without('application')
  if (claims.tfc) return without('second-factor')
  if (endpoint.self && (actor.isMachine || actor.impersonatorId !== null)) return without('own-account')
  if (!allows(endpoint.permission, actor.may)) {
    return { reply: forbidden({ missing: 'permission', ...missingPermissions(endpoint.permission, actor.may) }) }
  }
  if (!headersFit(actor, headers)) return without('place')
  return { actor: namesPlaces(actor) ? actingFor(actor, headers) : actor }
}

/** Whether a token leads to an endpoint at the base that was called: a machine's to each but the portal, a holder's to that alone. */
function isAt({ fixed, applications }: Definition, base: Application | null, actor: Actor): boolean {
  if (actor.holder) return !fixed && base === 'CRP' && applications?.includes('CRP') === true
  const called = actor.isMachine ? base : actor.application
  if (fixed) return true
  return base === called && called !== null && called !== 'CRP' && applications?.includes(called) === true
}

/** Customer service and administration, who work for many places. */
const namesPlaces = ({ application }: Actor) => application === 'CSP' || application === 'PRINCIPAL'

function without(missing: 'application' | 'second-factor' | 'place' | 'own-account'): { readonly reply: Reply } {
  return { reply: forbidden({ missing, permissions: [], oneIsEnough: false }) }
}

/** Customer service and administration say by header for which client and place they act. */
function actingFor(actor: Actor, headers: Headers): Actor {
  return {
    ...actor,
    clientId: guidOf(headers['om-client-id']) ?? actor.clientId,
    carePlaceId: guidOf(headers['om-care-place-id']),
  }
}

function guidOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(header) ? header : null
}

export function actorOf(claims: AccessClaims): Actor {
  return claims.app === 'CRP' ? holderOf(claims) : userOf(claims)
}

/** A holder has no right but to what the portal serves, and sees the one person that the token names. */
function holderOf(claims: AccessClaims): Actor {
  const author = Number(claims.aut)
  return {
    userId: author,
    impersonatorId: null,
    doerId: author,
    onBehalfOf: null,
    parentId: null,
    isMachine: false,
    application: 'CRP',
    market: claims.mac,
    clientId: null,
    carePlaceId: null,
    scope: 'holder',
    familyId: claims.sid,
    epoch: claims.epo,
    holder: {
      accountId: Number(claims.sub),
      careRecipientId: claims.act === undefined ? null : Number(claims.act),
    },
    ...rightsOf([]),
    isOwn: () => false,
  }
}

function userOf(claims: AccessClaims): Actor {
  const own = Number(claims.sub)
  const impersonated = claims.imp_sub === undefined ? null : Number(claims.imp_sub)
  const parentId = claims.parent_id === undefined ? null : Number(claims.parent_id)
  return {
    userId: impersonated ?? own,
    impersonatorId: impersonated === null ? null : own,
    doerId: own,
    onBehalfOf: impersonated,
    parentId,
    isMachine: claims.client_id !== undefined,
    application: claims.app,
    market: claims.mac,
    clientId: claims.cid ?? null,
    carePlaceId: claims.cp ?? null,
    scope: scopeOf(claims),
    familyId: claims.sid,
    epoch: claims.epo,
    holder: null,
    ...rightsOf(claims.permissions),
    isOwn: (id) => id === own || id === impersonated || id === parentId,
  }
}

function scopeOf(claims: AccessClaims): Scope {
  if (claims.app === 'PRINCIPAL') return 'all'
  if (claims.app === 'CSP') return 'market'
  return claims.cp ? 'place' : 'client'
}

function headersFit(actor: Actor, headers: Headers): boolean {
  const market = headers['om-mac']
  if (market !== undefined && market !== String(actor.market)) return false
  if (actor.holder) return headers['om-client-id'] === undefined && headers['om-care-place-id'] === undefined
  // Customer service and administration name the client or place they act for; opening the transaction asks for their reach.
  if (actor.application !== 'GUIDE') return namesOne(headers['om-client-id']) && namesOne(headers['om-care-place-id'])
  return namesOwn(headers['om-client-id'], actor.clientId) && namesOwn(headers['om-care-place-id'], actor.carePlaceId)
}

function namesOwn(header: string | string[] | undefined, own: string | null): boolean {
  return header === undefined || (typeof header === 'string' && header.toLowerCase() === own?.toLowerCase())
}

/** Left out, or one id; anything else says that the caller is confused about whom it acts for. */
function namesOne(header: string | string[] | undefined): boolean {
  return header === undefined || guidOf(header) !== null
}
