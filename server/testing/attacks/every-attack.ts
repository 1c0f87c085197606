import {
  asOtherHolder,
  atForeignPlace,
  byOtherSpellings,
  fromElsewhere,
  whileActing,
  withForeignHeaders,
  withoutPermission,
  withoutValidToken,
} from './identity.ts'
import type { Attack } from './attack.ts'
import { outsideTheirAreas, withBadKey } from './area.ts'
import { withBadBody, withExtraFields } from './body.ts'
import { withWrongAddress, withWrongFields } from './fields.ts'
import { intoOtherReach, ofProtectedPerson } from './reach.ts'

/** What every endpoint refuses before it looks at anything of its own, by the rule that it holds: one call in order serves them all. */
export const attacksAtTheDoor: Readonly<Record<string, Attack>> = {
  'tells nothing to somebody without a valid token (O-7-02)': withoutValidToken,
  'is reached by no other spelling, method or header': byOtherSpellings,
  'refuses whoever is signed in elsewhere, or half': fromElsewhere,
  'is for oneself, where it is about the own account': whileActing,
  'refuses whoever lacks the permission (O-6-25)': withoutPermission,
  'refuses an Idempotency-Key that is none': withBadKey,
  'refuses headers that name another market, client or place (O-7-03, O-7-04, O-7-05)': withForeignHeaders,
  'refuses bodies that are not what they say': withBadBody,
  'tells holders of portal accounts of nobody but their own': asOtherHolder,
}

/** What it withstands further in; each may change what the call is about. */
export const attacksInside: Readonly<Record<string, Attack>> = {
  'refuses whoever has no therapy area, where areas count': outsideTheirAreas,
  'shows nothing of other places, clients and markets': intoOtherReach,
  'tells nothing of a protected person': ofProtectedPerson,
  'drops fields that nobody asked for': withExtraFields,
  'refuses wrong addresses': withWrongAddress,
  'refuses wrong fields, and never fails of them': withWrongFields,
}

export const attacks: Readonly<Record<string, Attack>> = { ...attacksAtTheDoor, ...attacksInside }

/** What an endpoint of customer service withstands besides: none crosses a market. */
export const attacksAcrossMarkets: readonly Attack[] = [intoOtherReach, withForeignHeaders, atForeignPlace]
