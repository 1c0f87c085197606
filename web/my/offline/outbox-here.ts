import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { sendPortalEntries } from '@omsorg/contract/portal/diary/send-portal-entries.ts'
import { countPortalStock } from '@omsorg/contract/portal/stock/count-portal-stock.ts'
import { listPortalStock } from '@omsorg/contract/portal/stock/list-portal-stock.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { useSyncExternalStore } from 'react'
import { aloneInBrowser, type KeptList, keptList } from '../../platform/device/kept-list.ts'
import { deviceStore, type SealedStore } from '../../platform/device/sealed-store.ts'
import { line } from '../../platform/line.ts'
import { call } from '../calls/portal-call.ts'
import { refetch } from '../calls/use-answer.ts'
import { session } from '../session/session-here.ts'
import { createOutbox, type Delivery, type Letter } from './outbox.ts'

export interface ChangeLetter {
  readonly diaryId: number
  readonly entry: SentEntry
}

type Count = CallOf<typeof countPortalStock>['input']

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
  deliver,
})

async function onDevice<Answer>(work: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await work()
  } catch {
    keeps = false
    return undefined
  }
}

async function deliver({ key, kind, careRecipientId, body }: Letter): Promise<Delivery> {
  const state = session.state()
  // The token is of one person; what is about another waits until she is chosen again.
  if (state.phase !== 'signed-in' || state.holder.chosen !== careRecipientId) return { outcome: 'later' }
  if (kind === 'count') {
    const sent = await call(countPortalStock, { input: body as Count }, { silent: true, idempotencyKey: key })
    if (sent.ok) return { outcome: 'taken' }
    return sent.definite ? { outcome: 'refused', reason: sent.reason } : { outcome: 'later' }
  }
  const { diaryId, entry } = body as ChangeLetter
  const sent = await call(
    sendPortalEntries,
    { input: { careRecipientId, diaryId, entries: [entry] } },
    { silent: true },
  )
  if (!sent.ok) return sent.definite ? { outcome: 'refused', reason: sent.reason } : { outcome: 'later' }
  const outcome = sent.value.outcomes[0]?.outcome
  return outcome === undefined || outcome === 'kept' || outcome === 'older'
    ? { outcome: 'taken' }
    : { outcome: 'refused', reason: outcome }
}

/** Sends what waits, and reads again what it has changed. */
export async function flushOutbox(): Promise<void> {
  if ((await outbox.flush()) > 0) await refetch([readPortalDiary, listPortalStock])
}

/** Opens the box of whoever signs in, and throws it away with its key when they sign out. */
function followSession(): void {
  let of: number | null = null
  const follow = () => {
    const state = session.state()
    if (state.phase === 'signed-out') {
      // Whoever signs out was asked about what waits; a session that ended by itself keeps it for the next one.
      if (state.why === 'left') void store?.forgetAll()
      store = null
      kept = null
      of = null
      return outbox.empty()
    }
    if (of !== state.holder.accountId) {
      of = state.holder.accountId
      outbox.empty()
      // Accounts and users are numbered each for themselves: on a device that both use, neither has the key of the other.
      store = deviceStore(-of, 'portal')
      kept = keptList(store, { alone: aloneInBrowser('omsorg-my-box'), keyOf: ({ key }) => key })
      opened = outbox.begin()
      void opened.then(flushOutbox)
    } else void flushOutbox()
  }
  session.watch(follow)
  line.watch(() => {
    if (!line.isLost()) void flushOutbox()
  })
  follow()
}

export async function isSomethingWaiting(): Promise<boolean> {
  await opened
  return outbox.waits()
}

/** Whether what waits outlives the page. */
export const isOutboxLasting = (): boolean => keeps && (store?.isLasting ?? false)

export function useWaiting() {
  return useSyncExternalStore(outbox.watch, outbox.current)
}

/** Lays something into the box and tries to send it at once. */
export async function send(letter: Letter): Promise<void> {
  await outbox.put(letter)
  void flushOutbox()
}

// With its first page, so that nothing can be laid into a box that is nobody's.
followSession()
