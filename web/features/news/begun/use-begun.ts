import { useCallback, useMemo } from 'react'
import { aloneInBrowser, type KeptList, keptList } from '../../../platform/device/kept-list.ts'
import { deviceStore } from '../../../platform/device/sealed-store.ts'
import { memoryOf } from '../../../platform/session/storage.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useLoaded } from '../../../platform/use-loaded.ts'
import { type BegunNews, begunOn } from './begun-news.ts'

export interface NewsOnDevice {
  readonly list: KeptList<BegunNews>
  /** False where the browser keeps nothing beyond the page. */
  readonly isLasting: boolean
  /** Leaves what was written last to the page that comes next in this tab: while a page goes, nothing can be waited for. */
  readonly leaveBehind: (begun: BegunNews) => void
}

/** Nobody but this page of the same build writes it. */
function isBegun(found: unknown): found is BegunNews {
  return typeof found === 'object' && found !== null && 'slot' in found && 'draft' in found
}

/** What the own user has begun on this device, the newest first; undefined until it is read. Without it one begins anew. */
export function useBegun() {
  const user = useSessionUser()
  // Whoever acts for somebody else, or for another client, writes that on its own.
  const acts = [user?.application, user?.clientId ?? '', user?.id ?? 0, user?.impersonatedUserId ?? 0]
  const owner = `news-${acts.join('-')}`
  const device = useMemo((): NewsOnDevice => {
    const store = deviceStore(owner, 'begun')
    const alone = aloneInBrowser('omsorg-news')
    return {
      list: keptList<BegunNews>(store, { alone, keyOf: ({ slot }) => slot }),
      isLasting: store.isLasting,
      leaveBehind: memoryOf(sessionStorage, owner, isBegun).keep,
    }
  }, [owner])
  const load = useCallback(async () => {
    const left = memoryOf(sessionStorage, owner, isBegun)
    const found = left.read()
    if (found) await device.list.keep(found)
    left.drop()
    return begunOn(device.list, Temporal.Now.instant())
  }, [device, owner])
  const loaded = useLoaded(load)
  return {
    device,
    begun: loaded.state === 'there' ? loaded.value : loaded.state === 'failed' ? [] : undefined,
    again: loaded.again,
  }
}
