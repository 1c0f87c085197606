import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { loadAllPortalTexts, loadPortalTexts } from '@omsorg/texts/portal.ts'
import { askEarly } from '../platform/calls/asked-early.ts'
import { addressOf, requestOf, type Sent } from '../platform/calls/request.ts'
import { chosenLanguage } from '../platform/session/chosen-language.ts'
import { lastingMemory } from '../platform/session/storage.ts'
import { holderOf } from './session/holder.ts'
import { tabMemory } from './session/tab-storage.ts'

/**
 * The first script of the portal. It only asks for the others, and for what the start page shows, so that all of it is on its way
 * together: behind a slow line each round after another costs a fifth of a second.
 */

/** A token that ends before the page is there is renewed first. */
const longEnough = 60_000

// A part that does not come has another name by now, for a new version was put in place; or there is no line.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine) location.reload()
  else addEventListener('online', () => location.reload(), { once: true })
})

const language = chosenLanguage(lastingMemory(localStorage).language(), document.cookie, navigator.languages)

/** What is loaded again in the middle: what its page needs is on its way with the rest. */
const further = [
  {
    path: /^\/my\/order(\/(where|check))?\/?$/i,
    load: () => import('./order/OrderPages.tsx'),
    asks: proposePortalOrder,
  },
  { path: /^\/my\/diary(\/change)?\/?$/i, load: () => import('./diary/DiaryPages.tsx'), asks: readPortalDiary },
].find(({ path }) => path.test(location.pathname))

const pair = tabMemory.pair()
const holder = pair && holderOf(pair.access)
// A browser asks for six files at a time where a server speaks HTTP/1.1: what takes the server a while goes first.
if (pair && holder && pair.expiresAt - Date.now() >= longEnough) {
  const { market, chosen } = holder
  const caller = { application: 'CRP', market, clientId: null, carePlaceId: null, accessToken: pair.access } as const
  const ask = (endpoint: Definition, sent: Sent) =>
    askEarly(addressOf(endpoint, sent, caller), requestOf(endpoint, sent, caller, { culture: cultureOf(language) }))
  ask(readMe, {})
  for (const each of chosen === null ? [] : [readHome, ...(further ? [further.asks] : [])])
    ask(each, { params: { careRecipientId: String(chosen) } })
}
void import('./main.tsx')
// Words are waited for, and what fails is told of, where they are spoken.
void Promise.allSettled([holder && !further ? loadPortalTexts(language) : loadAllPortalTexts(language)])
if (holder) {
  void import('./Inside.tsx')
  void further?.load()
} else {
  void import('./sign-in/SignInPages.tsx')
  // The door is drawn when it is known by which e-IDs one signs in.
  void import('./session/eids-here.ts').then(({ learnEids }) => learnEids())
}
