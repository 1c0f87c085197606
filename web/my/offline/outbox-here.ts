import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { listPortalOrders } from '@omsorg/contract/portal/order/list-portal-orders.ts'
import { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import { listPortalStock } from '@omsorg/contract/portal/stock/list-portal-stock.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { aloneInBrowser, type KeptList, keptList } from '../../platform/device/kept-list.ts'
import type { SealedStore } from '../../platform/device/sealed-store.ts'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { line } from '../../platform/line.ts'
import { call } from '../calls/portal-call.ts'
import { noticeReach, refetch } from '../calls/use-answer.ts'
import { startLanguage } from '../language/speaking.ts'
import { session } from '../session/session-here.ts'
import { begunOrders } from './begun-orders.ts'
import { boxHere } from './box-here.ts'
import { deliverBy } from './letters.ts'
import { createOutbox, type Delivery, type Letter } from './outbox.ts'
import { noteWaiting } from './waiting-note.ts'

let store: SealedStore | null = null
let kept: KeptList<Letter> | null = null
/** False once the device has refused to keep something: what is written then lives as long as the page. */
let keeps = true
/** When what the device had kept of whoever is signed in is known. */
let opened: Promise<void> = Promise.resolve()

/** What waits on this device, of whoever is signed in. It is sent also where the device keeps nothing, as in a private window. */
export const outbox = createOutbox({
  load: async () => (await onDevice(() => kept?.load())) ?? [],
  keep: async (letter) => onDevice(() => kept?.keep(letter)),
  leave: async (letters) => onDevice(() => kept?.leave(letters)),
  replace: async (before, after) => onDevice(() => kept?.replace(before, after)),
  deliver,
  now: Date.now,
})

async function onDevice<Answer>(work: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await work()
  } catch {
    keeps = false
    return undefined
  }
}

const sendByKind = deliverBy(call, Date.now)

async function deliver(letter: Letter): Promise<Delivery> {
  const state = session.state()
  if (state.phase !== 'signed-in') return { outcome: 'later' }
  // A call says in which language it asks, and the box may be open before the words are there.
  await startLanguage()
  // The token is of one person; what is about another waits until she is chosen again.
  if (state.holder.chosen !== letter.careRecipientId) return { outcome: 'held' }
  const delivery = await sendByKind(letter)
  // The server no longer knows that person for this holder: the page that stands open goes with it.
  if (delivery.outcome === 'held') void noticeReach('other-person-chosen')
  return delivery
}

const outdated = [readMe, readHome, readPortalDiary, listPortalOrders, listPortalRenewals, listPortalStock]

/** Sends what waits, and reads again what it has changed, or what a refusal has shown to be old. */
export async function flushOutbox(): Promise<void> {
  const before = outbox.current().refused.size
  const taken = await outbox.flush()
  if (taken > 0 || outbox.current().refused.size > before) await refetch(outdated)
}

/** Opens the box of whoever signs in, and throws it away when they sign out, here or from another device. */
function followSession(): void {
  let of: number | null = null
  const follow = () => {
    const state = session.state()
    if (state.phase === 'signed-out') {
      // Whoever signs out was asked about what waits; a session that ended by itself keeps it for the next one.
      if (state.why === 'left' || state.why === 'elsewhere') {
        void store?.forgetAll()
        noteWaiting('letters', false)
        noteWaiting('orders', false)
      }
      store = null
      kept = null
      of = null
      return outbox.empty()
    }
    if (of !== state.holder.accountId) {
      of = state.holder.accountId
      outbox.empty()
      store = boxHere(of, 'portal')
      kept = keptList(store, { alone: aloneInBrowser('omsorg-my-box'), keyOf: ({ key }) => key })
      opened = outbox.begin()
      void opened.then(flushOutbox)
    } else void flushOutbox()
  }
  session.watch(follow)
  // Whoever opens the portal without a line is told that something waits, and not what.
  outbox.watch(() => of !== null && noteWaiting('letters', outbox.waits()))
  line.watch(() => {
    if (!line.isLost()) void flushOutbox()
  })
  follow()
}

export async function isSomethingWaiting(): Promise<boolean> {
  await opened
  return outbox.waits() || (await begunOrders.of()).length > 0
}

/** Whether what waits outlives the page. */
export const isOutboxLasting = (): boolean => keeps && (store?.isLasting ?? false)

/** Whether what the device has kept is not known yet. */
export function useIsOpening(): boolean {
  const [isOpening, setOpening] = useState(true)
  useEffect(() => {
    let isMeant = true
    void opened.then(() => isMeant && setOpening(false))
    return () => {
      isMeant = false
    }
  }, [])
  return isOpening
}

export function useWaiting() {
  return useSyncExternalStore(outbox.watch, outbox.current)
}

/** Takes letters out of the box that nobody sends any more; the focus falls to the page that is left. */
export async function takeAway(letters: readonly Letter[]): Promise<void> {
  for (const { key } of letters) await outbox.drop(key)
  focusPage()
}

/** Sends once more what the server would not have, because whoever wrote it asks for it. */
export async function sendAgain(letters: readonly Letter[]): Promise<void> {
  for (const { key } of letters) await outbox.again(key)
  await flushOutbox()
}

/** Lays something into the box and tries to send it at once; through once it was tried. */
export async function send(letter: Letter): Promise<void> {
  await outbox.put(letter)
  await flushOutbox()
}

// With its first page, so that nothing can be laid into a box that is nobody's.
followSession()
