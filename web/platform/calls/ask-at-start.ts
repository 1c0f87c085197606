import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { Permission } from '@omsorg/contract/permissions.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { cultureOf, htmlLanguageOf } from '@omsorg/texts/language.ts'
import { loadAllTexts, loadCareTexts, loadTexts } from '@omsorg/texts/load.ts'
import { chosenLanguage } from '../session/chosen-language.ts'
import { actingId, userOf } from '../session/session-user.ts'
import { lastingMemory, sessionMemory } from '../session/storage.ts'
import { askEarly, permitted } from './asked-early.ts'
import { addressOf, type Caller, requestOf, type Sent } from './request.ts'

export interface Asked {
  readonly endpoint: Definition
  readonly sent: Sent
  /** Its screen asks only whoever has one of these rights; everybody where nothing is said. */
  readonly needs?: readonly Permission[]
  /** Its screen reads it anew whenever it is opened, and keeps nothing of it. */
  readonly isReadAnew?: true
}

/** A token that ends before the page is there is renewed first. */
const longEnough = 60_000

const language = chosenLanguage(lastingMemory(localStorage).language(), document.cookie, navigator.languages)
// Before anything is drawn: what is read aloud first is pronounced right.
document.documentElement.lang = htmlLanguageOf(language)

const loads = { first: loadTexts, care: loadCareTexts, all: loadAllTexts } as const

/** Asks for the words of the person's language; they are waited for, and what fails is told of, where they are spoken. */
export function askForTexts(which: keyof typeof loads): void {
  loads[which](language).catch(() => null)
}

let asked: readonly Asked[] = []

/** What the first screen was asked for, to be waited for a while before it is drawn. */
export function askedAtStart(): readonly Asked[] {
  return asked
}

/** Asks for what the screen of this address will ask for, in the name of whoever is signed in at a care place. */
export function askAtStart(calls: readonly Asked[]): void {
  const pair = sessionMemory(sessionStorage).pair()
  const user = pair && userOf(pair.access)
  if (!user || user.application !== 'GUIDE' || !user.carePlaceId || user.twoFactorChallenge) return
  if (pair.expiresAt - Date.now() < longEnough) return
  asked = permitted(calls, user.permissions)
  const caller: Caller = { ...user, accessToken: pair.access }
  const ofAll = { endpoint: readMembership, sent: { params: { id: String(actingId(user)) } } }
  for (const { endpoint, sent } of [ofAll, ...asked]) {
    askEarly(addressOf(endpoint, sent, caller), requestOf(endpoint, sent, caller, { culture: cultureOf(language) }))
  }
}
