import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { sendEntries } from '@omsorg/contract/investigations/diary/send-entries.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { aloneInBrowser, keptList } from '../../../platform/device/kept-list.ts'
import { deviceStore } from '../../../platform/device/sealed-store.ts'
import { keptOffline } from '../../../platform/kept-offline.ts'
import { line } from '../../../platform/line.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { createWaiting, type WaitingQueue } from './waiting.ts'

/** Sends what waits; what the server has taken is read from it. */
async function flushed(queue: WaitingQueue): Promise<void> {
  if (await queue.flush()) await refetch([readDiary])
}

/** What waits on this device for one diary. It is sent when it is written down, when the line is back, and when asked to. */
export function useWaiting(diaryId: number) {
  const userId = useSessionUser()?.id ?? 0
  const { queue, store } = useMemo(() => {
    const kept = deviceStore(userId, `diary/${diaryId}`)
    const made = createWaiting({
      ...keptList<SentEntry>(kept, { alone: aloneInBrowser('omsorg-diary'), keyOf: ({ entryId }) => entryId }),
      send: async (entries) => {
        const sent = await call(sendEntries, { input: { diaryId, entries: [...entries] } }, { silent: true })
        return sent.ok ? sent.value.outcomes : null
      },
    })
    return { queue: made, store: kept }
  }, [userId, diaryId])
  const waiting = useSyncExternalStore(queue.watch, queue.current)
  const isLost = useSyncExternalStore(line.watch, line.isLost)

  useEffect(() => {
    void queue.begin().then(() => flushed(queue))
    return line.watch(() => {
      if (!line.isLost()) void flushed(queue)
    })
  }, [queue])
  useEffect(() => keptOffline.begin(), [])
  useEffect(
    () =>
      session.watch(() => {
        // Whoever signs out was asked about what waits, and has nothing on the device afterwards.
        const state = session.state()
        if (state.phase === 'signed-out' && state.why !== 'ended') void store.forgetAll()
      }),
    [store],
  )
  return {
    waiting,
    isLost,
    isLasting: store.isLasting,
    flush: () => flushed(queue),
    put: async (...entries: Parameters<typeof queue.put>) => {
      await queue.put(...entries)
      void flushed(queue)
    },
  }
}

export type WaitingHere = ReturnType<typeof useWaiting>
